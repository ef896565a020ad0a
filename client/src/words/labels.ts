// Texts for things of a scene, for labels, details and the live region.

import type { TileFace } from '../parts/Tile'
import type { Session } from '../session/session'
import type { Figure, Piece, Scene, Sight, Stack, Static } from '../wire/protocol'
import type { Catalogue } from './catalogue'
import { t } from './common'
import { marked } from './numbers'

/** The side (faction, army) of a seat, -1 while it has none. */
export const sideOf = (session: Session, seat: number): number =>
  session.scene.value?.panels.find((p) => p.seat === seat)?.side ?? -1

/** The values printed on a piece for the side of its seat, without those that hold for every side. */
export function printed(session: Session, seat: number, type: number): readonly Figure[] {
  return session.data.value?.sides[sideOf(session, seat)]?.types.find((own) => own.type === type)?.figures ?? []
}

const NOBODY = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }

export const lookOf = (session: Session, seat: number) => session.data.value?.sides[sideOf(session, seat)] ?? NOBODY

export function faceOf(session: Session, piece: Piece): TileFace {
  const type = session.data.value?.types[piece.type]
  const own = printed(session, piece.seat, piece.type)
  return {
    icon: type?.icon ?? '',
    form: 'tile',
    side: sideOf(session, piece.seat),
    look: lookOf(session, piece.seat),
    notches: own.find((f) => f.icon === 'notches')?.value,
    pips: own.find((f) => f.icon === 'pips')?.value,
    count: piece.count,
    unknown: !type,
  }
}

/** The length of the longest word of a name, which must not be broken. */
export const longest = (name: string): number => Math.max(...name.split(/[ \u00AD-]/).map((word) => word.length))

export function pieceName(session: Session, piece: Piece): string {
  const type = session.data.value?.types[piece.type]
  return type ? session.words.value!.text(type.name) : t('ui-unknown-piece')
}

export function figureText(session: Session, figure: Figure): string {
  const words = session.words.value!
  return `${words.text(figure.label)} ${figure.text || figure.value}${figure.note ? ` (${words.text(figure.note)})` : ''}`
}

/** A piece with its printed values: `2 Ship (Build cost 1, Pips 4)`, starting with the visible text. */
export function pieceLabel(session: Session, piece: Piece): string {
  const figures = [...printed(session, piece.seat, piece.type), ...piece.figures].map((f) => figureText(session, f))
  const many = piece.count > 1 ? `${piece.count} ` : ''
  return `${many}${pieceName(session, piece)}${figures.length ? ` (${figures.join(', ')})` : ''}`
}

/** Cached texts of stacks: most are the same in the next scene, and formatting is slow. */
const called = new WeakMap<Stack, { words: Catalogue; text: string }>()

/** Counted pieces of a stack: `2 Ships, 1 Leader`. */
export function stackText(session: Session, stack: Stack): string {
  const words = session.words.value!
  const known = called.get(stack)
  if (known?.words === words) return known.text
  const text = countedText(session, stack, words)
  called.set(stack, { words, text })
  return text
}

function countedText(session: Session, stack: Stack, words: Catalogue): string {
  const types = session.data.value!.types
  return stack.pieces
    .map((piece) => {
      const type = types[piece.type]
      return type ? words.text(type.plural, { n: piece.count }) : `${piece.count} × ${t('ui-unknown-piece')}`
    })
    .join(', ')
}

/** Everything in a place, markers first. */
export function stacksIn(session: Session, place: number): Stack[] {
  const scene = session.scene.value
  return [...(scene?.markers ?? []), ...(scene?.stacks ?? [])].filter((stack) => stack.place === place)
}

/** The name of a target: a place, a unit, a card, a player; empty for anything else. */
export function targetName(session: Session, target: string): string {
  const place = session.data.value?.surface.places.find((one) => one.targets.includes(target))
  if (place) return place.name
  const { stacks = [], trays = [] } = session.scene.value ?? {}
  const stack = stacks.find((one) => one.targets.includes(target))
  if (stack) return stack.pieces.length === 1 ? pieceName(session, stack.pieces[0]!) : stackText(session, stack)
  const piece = [...stacks, ...trays].flatMap((one) => one.pieces).find((one) => one.targets.includes(target))
  if (piece) return pieceName(session, piece)
  return target.startsWith('seat:') ? session.seatName(Number(target.slice(5))) : ''
}

/** The names of the chosen parts of an answer. */
export function chosenText(session: Session): string {
  const names = new Set(session.chosen.value.map((target) => targetName(session, target)).filter((name) => name))
  return names.size ? t('ui-chosen', { x: [...names].join(', ') }) : ''
}

export const ownerName = (session: Session, seat: number): string =>
  seat < 0 ? t('ui-nobody') : session.seatName(seat)

/** Who won: one player, several, or nobody in a draw. */
export const winnersText = (session: Session, winners: readonly number[]): string =>
  winners.length ? t('won-by', { list: winners.map(session.seatName).join(', ') }) : t('nobody-won')

/** Why the game ended. If one of two players has resigned, it says who. */
export function reasonText(session: Session, winners: readonly number[], how: string): string {
  const { seats } = session.update.value!.table
  const words = session.words.value!
  const loser =
    seats.length === 2 && winners.length === 1 ? seats.find(({ seat }) => !winners.includes(seat)) : undefined
  if (how === 'how-conceded' && loser) return t('ui-resigned', { p: session.seatName(loser.seat) })
  return words.has(how) ? words.text(how) : ''
}

/** What stands or lies in a place, or its ground: what a person would say blocks the view. */
export function standsIn(data: Static, scene: Scene | null, text: (key: string) => string, place: number): string {
  const there = [...(scene?.stacks ?? []), ...(scene?.markers ?? [])].find((stack) => stack.place === place)
  const type = data.types[there?.pieces[0]?.type ?? -1]
  const ground = data.terrains[data.surface.places[place]?.terrain ?? -1]
  return type ? text(type.name) : ground ? text(ground.name) : ''
}

/** A line of sight in words: clear, or blocked by which places and what is in them. */
export function sightText(data: Static, scene: Scene | null, text: (key: string) => string, sight: Sight): string {
  if (sight.clear) return t('ui-sight-clear')
  return t('ui-sight-blocked', {
    x: sight.blockers
      .map((i) => `${data.surface.places[i]?.name ?? ''} (${standsIn(data, scene, text, i)})`)
      .join(', '),
  })
}

/** Lines of sight to a place from the chosen unit, or from every unit of the question. */
export function sightLines(session: Session, place: number): string[] {
  const data = session.data.value
  const scene = session.scene.value
  const sights = session.question.value?.sights ?? []
  if (!data || !sights.length) return []
  const chosen = (scene?.stacks ?? [])
    .filter((stack) => stack.targets.some((target) => session.chosen.value.includes(target)))
    .map((stack) => stack.place)
  const from = sights.some((sight) => chosen.includes(sight.start))
    ? sights.filter((sight) => chosen.includes(sight.start))
    : sights
  return from
    .filter((sight) => sight.end === place)
    .map((sight) =>
      t('ui-sight-from', {
        a: data.surface.places[sight.start]?.name ?? '',
        x: sightText(data, scene, (key) => session.words.value?.text(key) ?? '', sight),
      }),
    )
}

/** Do all lit ones of these targets leave fewer possibilities than other lit targets? */
export function isLesser(session: Session, targets: readonly string[]): boolean {
  const lit = targets.filter((target) => session.lit.value.has(target))
  return lit.length > 0 && lit.every((target) => session.lesser.value.has(target))
}

/** Will there be a fight at a lit one of these targets? */
export const isFight = (session: Session, targets: readonly string[]): boolean =>
  targets.some((target) => session.lit.value.has(target) && session.fights.value.has(target))

/** The label of a place for screen readers: its name, its ground, its pieces, and what could not be done from there. */
export function placeLabel(session: Session, i: number): string {
  const words = session.words.value
  const data = session.data.value
  const place = data?.surface.places[i]
  if (!words || !data || !place) return ''
  const inside = stacksIn(session, i).map((stack) => `${ownerName(session, stack.seat)}: ${stackText(session, stack)}`)
  return [
    `${place.name}, ${words.text(data.terrains[place.terrain]!.name)}`,
    ...(inside.length ? inside : [t('ui-empty')]),
    ...sightLines(session, i),
    ...(isLesser(session, place.targets) ? [t('ui-lit-move')] : []),
    ...(isFight(session, place.targets) ? [t('ui-lit-fight')] : []),
  ].join('. ')
}

/** A figure in a line of text. One without a number says what it means: "On entry: stops the move". */
/** Figures in one line: "Pips 4 · Units going 5/5". */
export const figuresText = (words: Catalogue, figures: readonly Figure[]): string =>
  figures.map(({ label, text, value }) => `${words.text(label)}\u00a0${marked(text) || value}`).join(' · ')

export const figureLine = (words: Catalogue, { label, note, text, value }: Figure): string =>
  note && !value ? `${words.text(label)}: ${words.text(note)}` : `${words.text(label)} ${text || value}`
