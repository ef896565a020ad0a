import { render } from 'preact'
import '@fontsource/im-fell-english/400.css'
import '@fontsource/im-fell-english/400-italic.css'
import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/700.css'
import './app.css'
import './surface.css'
import { App } from './pages/App'

render(<App />, document.getElementById('app')!)
