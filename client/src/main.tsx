import { render } from 'preact'
import './styles/fonts.css'
import './styles/app.css'
import './styles/lobby.css'
import './styles/table.css'
import './styles/ask.css'
import './styles/panels.css'
import './styles/log.css'
import './styles/conflict.css'
import './styles/parts.css'
import './styles/surface.css'
import './styles/phone.css'
import { loadFonts } from './device/fonts'
import { watchForNewer } from './device/newer'
import { route } from './device/route'
import { App } from './pages/App'
import { prefetch } from './wire/api'
import { followLanguage } from './words/common'

watchForNewer()
loadFonts()
followLanguage()
const here = route.value
if (here.page === 'lobby') prefetch('/games')
if (here.page === 'table') ['', '/static'].forEach((part) => prefetch(`/tables/${here.table}${part}`))
render(<App />, document.getElementById('app')!)
