import { render } from 'preact'
import './surface.css'
import '@fontsource/im-fell-english'
import { AreasSurface } from './surfaces/areas'
const data = await (await fetch('/static.json')).json()
const scene = await (await fetch('/scene.json')).json()
const pointing = { isLit: (t: readonly string[]) => t.includes('area:12') || t.includes('area:20'), isChosen: (t: readonly string[]) => t.includes('area:30'), isGlowing: () => false, asks: location.search.includes('ask'), label: (i: number) => data.surface.places[i].name, point() {}, hover() {} }
render(<svg class="surface" viewBox={`0 0 ${data.surface.width} ${data.surface.height}`}><AreasSurface data={data} scene={scene} pointing={pointing} /></svg>, document.getElementById('app')!)
