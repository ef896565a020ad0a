import { useEffect, useState } from 'preact/hooks'
import { learnLink, rulesLink } from '../device/route'
import { get } from '../wire/api'
import type { GameInfo, Games } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { useWords } from '../words/games'
import { NewTableForm } from './NewTable'

/** The options in the address that the game has. */
const known = (game: GameInfo, options: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) =>
      game.options.some((option) => option.name === name && option.choices.includes(value)),
    ),
  )

/** The page to set up a table of one game. */
export function SetUpPage({ game: name, options }: { game: string; options: Record<string, string> }) {
  const [game, setGame] = useState<GameInfo | null>(null)
  const [problem, setProblem] = useState('')
  const words = useWords(name)
  useEffect(() => {
    gameShown.value = name
    get<Games>('/games')
      .then(({ games }) => {
        const found = games.find((one) => one.name === name)
        setGame(found ?? null)
        setProblem(found ? '' : t('setup-unknown'))
      })
      .catch((e: unknown) => setProblem(errorText(e)))
  }, [name])
  const title = words?.has('game-title') ? words.text('game-title') : name
  return (
    <main class="setup" id="content" aria-busy={!game || !words}>
      <div class="setup-head">
        <h1>{t('lobby-set-up-of', { x: title })}</h1>
        <p>
          <a href={learnLink(name)}>{t('ui-how-to-play')}</a> <a href={rulesLink(name)}>{t('ui-read-rules')}</a>{' '}
          <a class="button" href="#/">
            {t('setup-close')}
          </a>
        </p>
      </div>
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      {game && words ? <NewTableForm game={game} words={words} first={known(game, options)} /> : null}
    </main>
  )
}
