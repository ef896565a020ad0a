import { useEffect, useState } from 'preact/hooks'
import { tableLink } from '../device/route'
import { get } from '../wire/api'
import type { GameInfo, Games, TableInfo } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { useWords } from '../words/games'
import { NewTableForm } from './NewTable'

function Form({ game, before }: { game: GameInfo; before: TableInfo }) {
  const words = useWords(game.name)
  return words ? <NewTableForm game={game} words={words} before={before} /> : null
}

/** Set up the game that continues a finished one: the next adventure of a campaign. */
export function NextPage({ table }: { table: string }) {
  const [found, setFound] = useState<{ game: GameInfo; before: TableInfo } | null>(null)
  const [problem, setProblem] = useState('')
  const load = async () => {
    const [{ games }, before] = await Promise.all([get<Games>('/games'), get<TableInfo>(`/tables/${table}`)])
    const game = games.find((g) => g.name === before.game)
    if (game && before.sequel) setFound({ game, before })
    else setProblem(t('ui-no-sequel'))
  }
  useEffect(() => void load().catch((e: unknown) => setProblem(errorText(e))), [table])
  return (
    <main class="setup" id="content">
      <h1>{t('ui-sequel')}</h1>
      <p class="lead">
        {t('ui-sequel-about')} <a href={tableLink(table)}>{t('ui-back-to-table')}</a>
      </p>
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      {found ? <Form {...found} /> : null}
    </main>
  )
}
