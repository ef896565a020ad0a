import { render } from 'preact'
import './styles/fonts.css'
import './styles/app.css'
import './styles/lobby.css'
import './styles/table.css'
import './styles/parts.css'
import './styles/surface.css'
import './styles/phone.css'
import { followLanguage } from './common'
import { App } from './pages/App'

followLanguage()
render(<App />, document.getElementById('app')!)
