// The meaning of every symbol. A symbol is listed only if it is in use now: around one unit, or anywhere on the table.

import type { ComponentChildren, JSX } from 'preact'
import { BannerArt, MARKS } from '../art/unit'
import { Emblem } from '../parts/Emblem'
import { Icon } from '../parts/Icon'
import { isWinningTrack } from '../parts/ScoreStrip'
import { TileArt } from '../parts/Tile'
import type { Session } from '../session/session'
import type { Figure, Piece, PieceType, Stack } from '../wire/protocol'
import { common, t } from '../words/common'
import { faceOf, figureLine, lookOf, sideOf } from '../words/labels'

export interface Sign {
  id: string
  art: JSX.Element
  name: string
  about?: string
}

const Small = ({ children, box = '-12 -12 24 24' }: { children: ComponentChildren; box?: string }) => (
  <svg viewBox={box} width="26" height="26" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

const INK = '#1b110a'
const CROWN = 'M-9 6L-10 -5L-4.500 -1L0 -8L4.500 -1L10 -5L9 6z'
const ARC = 'M0 -9A9 9 0 0 1 8 4'
const BASE = <circle r="7.500" fill="#7a5230" stroke={INK} stroke-width="1.500" />
const inked = (d: string, colour: string, width = 2) => (
  <>
    <path d={d} fill="none" stroke={INK} stroke-width={width + 2.5} stroke-linejoin="round" stroke-linecap="round" />
    <path d={d} fill="none" stroke={colour} stroke-width={width} stroke-linejoin="round" stroke-linecap="round" />
  </>
)
const filled = (d: string, colour: string) => (
  <path d={d} fill={colour} stroke={INK} stroke-width="1.500" stroke-linejoin="round" />
)

/** Symbols drawn by the client. The name is the message `key-<name>`, the meaning its attribute `about`. */
const DRAWN: Record<string, JSX.Element> = {
  stud: <circle r="5" fill="#ffe6a0" stroke={INK} stroke-width="1.500" />,
  'stud-lost': <circle r="5" fill="#2a1a0c" stroke={INK} stroke-width="1.500" />,
  'rim-ordered': <ellipse rx="10" ry="5.500" fill="#8a6a3a" stroke="#ffd75a" stroke-width="2.800" />,
  ordered: <Mark flag="ordered" />,
  moved: <Mark flag="moved" />,
  battled: <Mark flag="battled" />,
  leader: filled(CROWN, '#ffd84a'),
  acting: filled(CROWN, '#f6ecd3'),
  character: (
    <>
      {inked('M0 -11V11M-11 0H11M-8 -8L8 8M8 -8L-8 8', '#e8b62c', 2.5)}
      {BASE}
    </>
  ),
  standard: (
    <>
      {inked('M-5 10V-10', '#e0bd70')}
      {filled('M-5 -10H9L6 -5L9 0H-5z', '#2f5fa8')}
    </>
  ),
  command: inked('M-6 -2L0 4L6 -2', '#ffd84a', 3),
  harm: (
    <>
      {BASE}
      <path d={ARC} fill="none" stroke="#b3261a" stroke-width="4" />
    </>
  ),
  wounds: filled('M0 -9C3 -4 6 -1 6 3A6 6 0 0 1 -6 3C-6 -1 -3 -4 0 -9z', '#b3261a'),
  spark: filled('M0 -10L2.600 -2.600L10 0L2.600 2.600L0 10L-2.600 2.600L-10 0L-2.600 -2.600z', '#ffcf3a'),
  strength: <Figured of="18" ground="#f3e6c6" />,
  attacks: filled('M0 -9L2.600 -3L9 -2.500L4 2L5.500 8.500L0 5L-5.500 8.500L-4 2L-9 -2.500L-2.600 -3z', '#ffd75a'),
  revenue: <circle r="8.500" fill="#e0a93a" stroke={INK} stroke-width="1.500" />,
  halted: (
    <>
      <circle r="8" fill="#e0a93a" stroke={INK} stroke-width="1.500" />
      <path d="M-9 9L9 -9" stroke="#a11212" stroke-width="2.500" />
    </>
  ),
  defence: filled('M-7 -8H7V1Q7 6 0 9Q-7 6 -7 1z', '#f6ecd3'),
  room: <rect x="-7" y="-9" width="14" height="18" fill="none" stroke="currentColor" stroke-dasharray="2 2" />,
  raised: <Figured of="7" ground={INK} ink="#ffd75a" />,
  missile: filled('M0 -8L8 6H-8z', '#f6ecd3'),
  flying: filled('M-11 -6Q-4 -6 0 2Q4 -6 11 -6Q8 4 0 7Q-8 4 -11 -6z', '#f6ecd3'),
  capital: filled(CROWN, '#ffd84a'),
  port: inked('M0 -8V9M-4 -4H4M-8 2Q-7 9 0 9Q7 9 8 2', '#d7dade', 1.5),
  besieged: filled('M-10 9L-7 -8L-4 9zM-3 9L0 -8L3 9zM4 9L7 -8L10 9z', '#3a2a1a'),
  march: <rect x="-5" y="-8" width="10" height="15" rx="1.500" fill="#f6ecd3" stroke={INK} stroke-width="1.500" />,
  lit: <Plate fill="#f7e27a" stroke="#d9a520" />,
  chosen: <Plate fill="#ffb27a" stroke="#e06a1a" />,
  fight: <Plate fill="#f08a6a" stroke="#a11212" />,
  move: <Plate fill="#f3e9c4" stroke="#8d7443" dash="3 2" />,
  turn: <rect x="-11" y="-8" width="22" height="16" rx="5" fill="#5a431f" stroke="#c9a13b" stroke-width="2" />,
  score: <Figured of="9" ground="#35271a" ink="#ffd568" />,
  'pip-won': filled('M-5 -9H5V9L0 4.500L-5 9z', '#e0a32e'),
  'pip-open': filled('M-5 -9H5V9L0 4.500L-5 9z', '#140d06'),
  'point-won': <circle r="5.500" fill="#ffd84a" stroke={INK} stroke-width="1.500" />,
  'point-open': <circle r="5.500" fill="none" stroke="currentColor" stroke-width="1.500" />,
  'die-passed': <Lane ground="#cfd39a" rim="#2d5d2a" />,
  'die-failed': <Lane ground="#efc9a4" rim="#a11212" dash="3 2" />,
  'die-again': <Lane ground="none" rim="none" die="#ffb400" />,
  'falls-next': (
    <>
      {BASE}
      <circle r="10" fill="none" stroke="#a11212" stroke-width="2" />
    </>
  ),
  fallen: (
    <>
      {BASE}
      <path d="M-8 -8L8 8M8 -8L-8 8" stroke="#a11212" stroke-width="3.500" />
    </>
  ),
  'phase-other': <circle r="5.500" fill="none" stroke="currentColor" stroke-width="1.500" />,
  phase: <circle r="6" fill="#d9a520" stroke="#fff0c0" stroke-width="1.500" />,
}

function Mark({ flag }: { flag: string }) {
  return (
    <g class={`unit-mark mark-${flag}`} transform="scale(1.500)">
      <circle r="6.200" />
      <path d={MARKS[flag]} />
    </g>
  )
}

function Figured({ of, ground, ink = INK }: { of: string; ground: string; ink?: string }) {
  return (
    <>
      <rect x="-10" y="-8" width="20" height="16" rx="2" fill={ground} stroke={INK} stroke-width="1.500" />
      <text y="5" text-anchor="middle" font-size="14" font-weight="800" fill={ink}>
        {of}
      </text>
    </>
  )
}

/** A die in the lane of its result. */
function Lane({ ground, rim, dash, die = INK }: { ground: string; rim: string; dash?: string; die?: string }) {
  return (
    <>
      <rect x="-11" y="-11" width="22" height="20" fill={ground} />
      <path d="M-11 10H11" stroke={rim} stroke-width="2.500" stroke-dasharray={dash} />
      <rect x="-6" y="-6" width="12" height="12" rx="3" fill="#fffaf0" stroke={die} stroke-width="2" />
      <circle r="1.800" fill={INK} />
    </>
  )
}

function Plate({ fill, stroke, dash }: { fill: string; stroke: string; dash?: string }) {
  return (
    <path d="M-10 0L-5 -9H5L10 0L5 9H-5z" fill={fill} stroke={stroke} stroke-width="2.500" stroke-dasharray={dash} />
  )
}

const drawn = (name: string): Sign => ({
  id: `drawn ${name}`,
  art: <Small>{DRAWN[name]}</Small>,
  name: t(`key-${name}`),
  about: common.value?.text(`key-${name}`, {}, 'about') ?? '',
})

const Round = ({ icon, colour, light = '#fff8e4' }: { icon: string; colour: string; light?: string }) => (
  <span class="key-round" style={{ background: colour, color: light }}>
    <Icon name={icon} size={18} />
  </span>
)

const TONES = { good: '#2d5d2a', bad: '#a11212', plain: '#5c4527' } as const

const figureSign = (session: Session, figure: Figure): Sign => ({
  id: `figure ${figure.icon} ${figure.label}`,
  art: <Icon name={figure.icon} size={22} />,
  name: session.words.value!.text(figure.label),
  about: figure.note ? session.words.value!.text(figure.note) : '',
})

function tokenSign(session: Session, type: PieceType): Sign {
  const words = session.words.value!
  return {
    id: `token ${type.id}`,
    art: <Round icon={type.icon} colour={type.colour || '#4a3f35'} />,
    name: words.text(type.name),
    about: type.help && words.has(type.help) ? words.text(type.help) : '',
  }
}

/** Names of the symbols that a unit, stack, castle or model shows now. */
function symbolsOn(session: Session, stack: Stack): string[] {
  const types = session.data.value!.types
  const unit = stack.pieces[0]
  const has = (flag: Stack['flags'][number]) => stack.flags.includes(flag)
  const { tally } = stack
  const type = types[unit?.type ?? -1]
  const found: [string, boolean][] = [
    ['stud', type?.form === 'figure' && (unit?.full ?? 0) > 1],
    ['stud-lost', type?.form === 'figure' && (unit?.full ?? 0) > 1 && unit!.count < unit!.full],
    ['rim-ordered', has('ordered')],
    ['ordered', has('ordered')],
    ['moved', has('moved')],
    ['battled', has('battled')],
    ['wounds', (stack.unit?.harm[1] ?? 0) > 1],
    ['strength', Boolean(tally)],
    ['attacks', Boolean(tally?.most)],
    ['revenue', Boolean(tally?.revenue) && !tally!.halted],
    ['halted', Boolean(tally?.halted)],
    ['defence', Boolean(tally?.defence)],
    ['room', Boolean(tally && tally.limit > tally.room)],
    ['capital', has('capital')],
    ['port', has('port')],
    ['besieged', has('besieged')],
    ['flying', has('flying') || stack.pieces.some((piece) => types[piece.type]?.flags.includes('flying'))],
    ['missile', Boolean(tally) && stack.pieces.some((piece) => types[piece.type]?.flags.includes('missile'))],
    ['raised', stack.pieces.some((piece) => piece.flags.includes('raised'))],
    ['march', stack.pieces.some((piece) => types[piece.type]?.slot === 'march')],
    ['harm', stack.pieces.some((piece) => piece.harm[0] > 0)],
    ...(['leader', 'acting', 'character', 'standard', 'command'] as const).map((role): [string, boolean] => [
      role,
      stack.pieces.some((piece) => piece.role === role),
    ]),
  ]
  return found.filter(([, is]) => is).map(([name]) => name)
}

const isToken = (type: PieceType | undefined): type is PieceType =>
  type !== undefined &&
  (type.form === 'token' || ['artefact', 'promotion', 'improvement', 'banner'].includes(type.slot))

/** The symbols of one unit: its banner, its tokens, its state. */
export function signsOf(session: Session, stack: Stack): Sign[] {
  const words = session.words.value!
  const data = session.data.value!
  const tokens = stack.pieces.map((piece) => data.types[piece.type]).filter(isToken)
  return unique([
    ...bannersOf(session, stack.pieces),
    ...symbolsOn(session, stack).map(drawn),
    ...(stack.unit?.tokens ?? []).map((token) => ({
      id: `state ${token.label}`,
      art: <Round icon={token.icon} colour={TONES[token.tone]} />,
      name: words.text(token.label),
    })),
    ...tokens.map((type) => tokenSign(session, type)),
  ])
}

function bannersOf(session: Session, pieces: readonly Piece[]): Sign[] {
  const words = session.words.value!
  return pieces.flatMap((piece) => {
    const banner = session.data.value!.banners[piece.banner]
    return banner
      ? {
          id: `banner ${banner.id}`,
          art: (
            <Small box="-4 -8 36 32">
              <BannerArt banner={banner} letter="" pole={20} />
            </Small>
          ),
          name: words.text(banner.name),
          about: t('key-banner'),
        }
      : []
  })
}

const unique = (signs: readonly Sign[]): Sign[] => [...new Map(signs.map((sign) => [sign.id, sign])).values()]

/** All symbols now on the table, in groups. */
export function groupsOf(session: Session): [string, Sign[]][] {
  const words = session.words.value!
  const data = session.data.value!
  const scene = session.scene.value!
  const { types } = data
  const stacks = [...scene.stacks, ...scene.markers]
  const sides = scene.panels.flatMap((panel) => {
    const side = data.sides[panel.side]
    return side
      ? {
          id: `side ${side.id}`,
          art: <Emblem side={panel.side} look={lookOf(session, panel.seat)} size={26} />,
          name: words.text(side.name),
          about: session.seatName(panel.seat),
        }
      : []
  })
  const options = session.question.value?.options ?? []
  const lights = [
    ...(options.some((option) => option.targets.length) ? ['lit', 'chosen'] : []),
    ...(options.some((option) => option.lit === 'fight') ? ['fight'] : []),
    ...(options.some((option) => option.lit === 'move') ? ['move'] : []),
  ]
  const pieces = stacks.flatMap((stack) => stack.pieces)
  const kinds = pieces.flatMap((piece) => {
    const type = types[piece.type]
    return type && ['tile', 'building', 'model'].includes(type.form)
      ? {
          id: `kind ${type.id}`,
          art:
            type.form === 'model' ? (
              <Round icon={type.icon} {...inSide(session, piece)} />
            ) : (
              <Small box="-2 -6 40 35">
                <TileArt face={{ ...faceOf(session, piece), count: 1 }} x={17} y={13} />
              </Small>
            ),
          name: words.text(type.name),
          about: type.help && words.has(type.help) ? words.text(type.help) : '',
        }
      : []
  })
  const figures = [
    ...scene.panels.flatMap((panel) => panel.figures),
    ...scene.trays.flatMap((tray) => tray.pieces.flatMap((piece) => types[piece.type]?.figures ?? [])),
  ].filter((figure) => figure.icon)
  const grounds = scene.plane?.ground.flatMap((ground) => ground.signs.filter((sign) => sign.icon)) ?? []
  const used = new Set(data.surface.places.map((place) => place.terrain))
  const terrains = data.terrains.flatMap((terrain, k) =>
    used.has(k) && terrain.pattern !== 'zone'
      ? {
          id: `terrain ${terrain.id}`,
          art: <span class="key-ground" style={{ background: terrain.colour }} />,
          name: words.text(terrain.name),
          about: terrain.figures
            .filter((figure) => figure.text || figure.value)
            .map((figure) => figureLine(words, figure))
            .join(' · '),
        }
      : [],
  )
  const dice = [
    ...types
      .filter((type) => type.form === 'die')
      .map((type) => ({ ...tokenSign(session, type), id: `die ${type.id}` })),
    ...data.outcomes
      .filter((one) => one.icon)
      .map((one) => ({
        id: `outcome ${one.id}`,
        art: <Round icon={one.icon} colour={TONES[one.tone]} />,
        name: words.text(one.name),
      })),
  ]
  // on a table with a rail, scores are points in the rail; elsewhere they are in the strip at the top
  const isTracked = scene.panels.some((panel) => panel.tracks.some((track) => isWinningTrack(track.limit)))
  const strip = scene.plane
    ? ['score', 'point-won', 'point-open']
    : ['turn', 'score', ...(isTracked && scene.panels.length === 2 ? ['pip-won', 'pip-open'] : [])]
  const lanes = scene.plane ? ['die-passed', 'die-failed', 'die-again', 'falls-next', 'fallen'] : []
  const phases = data.phases.map((phase) => ({
    ...drawn(phase === scene.phase ? 'phase' : 'phase-other'),
    id: `phase ${phase}`,
    name: words.text(phase),
    about: phase === scene.phase ? t('key-phase') : '',
  }))
  const groups: [string, Sign[]][] = [
    ['ui-key-sides', sides],
    ['ui-key-strip', strip.map(drawn)],
    [
      'ui-key-units',
      [...stacks.flatMap((s) => signsOf(session, s)), ...(scene.plane?.contacts.length ? [drawn('spark')] : [])],
    ],
    ['ui-key-lights', lights.map(drawn)],
    ['ui-key-kinds', kinds],
    ['ui-key-figures', figures.map((figure) => figureSign(session, figure))],
    ['ui-key-ground', [...terrains, ...grounds.map((figure) => figureSign(session, figure))]],
    ['ui-key-dice', [...lanes.map(drawn), ...dice]],
    ['ui-key-phases', phases],
  ]
  return groups.map(([name, signs]): [string, Sign[]] => [name, unique(signs)]).filter(([, signs]) => signs.length)
}

function inSide(session: Session, piece: Piece): { colour: string; light: string } {
  const look = session.data.value!.sides[sideOf(session, piece.seat)]
  return { colour: look?.ground ?? '#4a3f35', light: look?.figure ?? '#fff8e4' }
}
