import { useEffect, useState } from 'preact/hooks'
import { common, t } from '../common'
import { go, route } from '../route'
import { LANGUAGES, language, motion, showOdds, sounds, theme } from '../settings'
import { Lobby } from './Lobby'
import { RulesPage } from './Rules'
import { TablePage } from './Table'

function Settings() {
  return (
    <details class="settings">
      <summary>{t('ui-settings')}</summary>
      <div class="settings-box">
        <label>
          {t('ui-language')}
          <select value={language.value} onChange={(e) => (language.value = e.currentTarget.value as 'en' | 'de')}>
            {LANGUAGES.map((tongue) => (
              <option key={tongue} value={tongue}>{tongue === 'en' ? 'English' : 'Deutsch'}</option>
            ))}
          </select>
        </label>
        <label><input type="checkbox" checked={theme.value === 'dark'} onChange={(e) => (theme.value = e.currentTarget.checked ? 'dark' : 'light')} /> {t('ui-dark')}</label>
        <label><input type="checkbox" checked={showOdds.value} onChange={(e) => (showOdds.value = e.currentTarget.checked)} /> {t('ui-odds')}</label>
        <label><input type="checkbox" checked={motion.value} onChange={(e) => (motion.value = e.currentTarget.checked)} /> {t('ui-motion')}</label>
        <label><input type="checkbox" checked={sounds.value} onChange={(e) => (sounds.value = e.currentTarget.checked)} /> {t('ui-sounds')}</label>
      </div>
    </details>
  )
}

function Help({ close }: { close: () => void }) {
  useEffect(() => {
    const end = (e: KeyboardEvent) => e.key === 'Escape' && close()
    addEventListener('keydown', end)
    return () => removeEventListener('keydown', end)
  }, [])
  return (
    <div class="veil" onClick={close}>
      <div class="card help" role="dialog" aria-modal="true" aria-labelledby="help-title" onClick={(e) => e.stopPropagation()}>
        <h2 id="help-title">{t('ui-help')}</h2>
        <ul>
          {['ui-help-lit', 'ui-help-dim', 'ui-help-list', 'ui-help-keys', 'ui-help-undo', 'ui-help-past', 'ui-help-zoom'].map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <p class="credits">{t('ui-credits')}</p>
        <button class="main" onClick={close} autofocus>{t('ui-close')}</button>
      </div>
    </div>
  )
}

export function App() {
  const [help, setHelp] = useState(false)
  const here = route.value
  useEffect(() => {
    const open = (e: KeyboardEvent) => {
      const typing = (e.target as HTMLElement).closest?.('input, select, textarea')
      if (e.key === '?' && !typing) setHelp(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  if (!common.value) return <main class="loading" aria-busy="true"><h1>Sandtable</h1></main>
  return (
    <div class={`app page-${here.page}`}>
      <header class="top">
        <a class="brand" href="#/" onClick={() => go('#/')}>Sandtable</a>
        <nav aria-label={t('ui-navigation')}>
          <a href="#/">{t('ui-tables')}</a>
          <a href={here.page === 'rules' ? `#/rules/${here.game}` : '#/rules/bloodstones'}>{t('ui-rules')}</a>
          <button class="quiet" onClick={() => setHelp(true)}>{t('ui-help')}</button>
          <Settings />
        </nav>
      </header>
      {here.page === 'table' ? <TablePage key={here.table} table={here.table} givenKey={here.key} at={here.at} /> : null}
      {here.page === 'rules' ? <RulesPage game={here.game} clause={here.clause} /> : null}
      {here.page === 'lobby' ? <Lobby /> : null}
      {help ? <Help close={() => setHelp(false)} /> : null}
    </div>
  )
}
