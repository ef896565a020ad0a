// Made by `python -m sandtable.server.types` from scene, workshop, editor, briefing and course (core) and server/messages*.py.
// Do not edit: a test compares it with its source.

/** What the seats have done, one number for each; `label` is the key of its name. */
export interface Account {
  label: string
  values: number[]
}

/**
 * The table at which a finished one is played again, with invitations to the viewer's seats and the spectators' key there.
 *
 * It is told by the live channel alone, to each page for the seats that it holds.
 */
export interface Again {
  table: string
  keys: SeatKey[]
  invitations: SeatInvitation[]
}

/**
 * What a question's target would mean: whether it is seen, how far it is (base to base), and the sum step by step.
 *
 * `lines` are figures with their clauses; `refused` is why it is no target, empty for one that is.
 */
export interface Aim {
  target: string
  state: "" | "clear" | "hidden" | "veiled"
  gap: number
  lines: Figure[]
  refused: string
  by: string[]
  likely: Likely[]
}

/**
 * One argument of a message, by what it is; the client turns it into a number or a text.
 *
 * number: `values[0]`, divided by `values[1]` if there are two. numbers: all `values`, joined. seat, seats: players, by the
 * names at the table. word: the message `text`, which may use the other arguments of the sentence, and `tag` behind it, which
 * tells the thing from others of that name. text: `text` as it stands, a proper name. list: `items`, in the case that the
 * attribute `.case` of the sentence names.
 * `targets` are the things it speaks of, to be lit up.
 */
export interface Arg {
  kind: "list" | "number" | "numbers" | "seat" | "seats" | "text" | "word"
  values: number[]
  text: string
  items: Counted[]
  targets: string[]
  tag: string
}

/**
 * What a unit was given beyond its profile: the keys of its name, of the kind of thing that it is and of what it does.
 *
 * `about` is "" where the rule of `clause` says it all; `idle` says that it does nothing at present, or no more.
 */
export interface Asset {
  name: string
  kind: string
  about: string
  clause: string
  idle: boolean
}

/** One row of a card's table: the numbers from `low` to `high` mean `label` (a key). */
export interface Band {
  label: string
  low: number
  high: number
}

/**
 * A flag that pieces carry and that means something: told apart by colour, by its device and by a letter alike.
 *
 * `shape` is the cut of the cloth, `device` what is sewn on it, `letter` the key of its letter. Its index in
 * `Static.banners` is its number everywhere.
 */
export interface Banner {
  id: string
  name: string
  colour: string
  shape: "flag" | "pennant"
  device: "bars" | "cross" | "ring"
  letter: string
}

/** What is to be known before a game; nothing while its options do not fit together. */
export interface Briefed {
  briefing: Briefing | null
}

/** What somebody is told before the first move. `players` are the least and the most; `length` is a guess. */
export interface Briefing {
  title: Words
  story: Words[]
  wins: BriefingLine[]
  forces: BriefingForce[]
  rules: BriefingLine[]
  ground: Figure[]
  players: [number, number]
  length: Words[]
}

/** One side, or all sides where they are alike: so many of each kind of troops, its figures, what else is to be said. */
export interface BriefingForce {
  name: Words
  troops: Figure[]
  figures: Figure[]
  notes: BriefingLine[]
}

/** A sentence with the clauses that say more. */
export interface BriefingLine {
  words: Words
  clauses: string[]
}

/** A rule that a draft breaks: its clause, where ("" for the whole), what is wrong, and the items that are to blame. */
export interface Broken {
  clause: string
  where: string
  words: Words
  items: string[]
}

/** Something built in a workshop, as text or as draft, and the options that its rules depend on (`Stock.settings`). */
export interface Built {
  text?: string
  draft?: Draft
  options?: Record<string, string | number>
}

/** The document that an earlier game handed on, as it was exported. */
export interface Campaign {
  document: string
}

/** A model in the order in which models fall: which piece, why it stands there, whether it has fallen. */
export interface Casualty {
  piece: string
  type: number
  role: "" | "acting" | "character" | "command" | "leader" | "standard"
  word: string
  fallen: boolean
}

/**
 * A drawn tile, die or card of a conflict: its value, or None while the viewer may not know it.
 *
 * `type` is the kind of a hand piece that took its place, or the face of a die. `counts` says whether it is part of the total.
 * `does` is what a die does, the id of one of `Static.outcomes`, `why` the reason in words with its clause.
 */
export interface Chance {
  value: number | null
  type: number
  counts: boolean
  text: string
  does: string
  why: Words | null
  clause: string
}

/** Bars side by side, such as the curve of costs. */
export interface Chart {
  title: Words
  bars: Measure[]
}

/**
 * A card turned over for a check: whose, for which card (`type`), which card with which number came up, what it means.
 *
 * `low` to `high` are the numbers that succeed, -1 for none; `result` is a key, `good` whether it helped who checked.
 */
export interface Check {
  seat: number
  type: number
  drawn: number
  value: number
  low: number
  high: number
  result: string
  good: boolean
  part: string
}

/** Options to be tried: the answer holds them with defaults filled in. */
export interface CheckOptions {
  players: number
  options?: Record<string, string | number>
}

/** All that is to be said about a text or a draft. Without a draft the text cannot be read: `wrong` says why. */
export interface Checked {
  text: string
  draft: Draft | null
  wrong: Wrong[]
  broken: Broken[]
  measures: Measure[]
  charts: Chart[]
  ways: Way[]
}

export interface CheckedOptions {
  options: Record<string, string | number>
}

/** What a draft as a whole belongs to, such as a faction. */
export interface Choice {
  id: string
  name: string
}

export interface ClauseText {
  id: string
  text: string
  chapter: number
  chapter_title: string
  tags: string[]
  deviation: string
  language: string
}

/** Something the question could be answered with at another time: shown dimmed, with why not in few words if known. */
export interface Closed {
  target: string
  label: Words
  reason: Words | null
}

/**
 * What the coach of a guided game says now, to the learner alone.
 *
 * While `is_asked` the open question is the one that he speaks of: `pick` is the answer that he would give, `light` what it
 * is made of. Other answers may go on as well; those that do not are refused as `not_now`, with his words.
 */
export interface Coach {
  lesson: string
  title: string
  parts: string[]
  part: number
  says: Words
  tip: Words | null
  wrong: Words | null
  is_asked: boolean
  pick: string
  light: string[]
  is_silent: boolean
}

/** Send the coach away, or call him back. */
export interface Coaching {
  seq: number
  coach: "away" | "back"
}

/** One column of the table of a battle: differences from `low` to `high` (none: open) and what comes of them. */
export interface Column {
  low: number | null
  high: number | null
  text: string
}

/**
 * A battle, assault, duel or attack in progress, or one that a step has just brought to an end.
 *
 * `form` is `strength` where two totals are compared, `dice` where the first side rolls dice at the second: then `bonus`
 * is the number of dice, the sum of the first side's modifiers, and each die in `drawn` is explained. `likely` are the
 * chances of such a roll before it is made. On a plane the place is -1 and `at` is where it is fought.
 */
export interface Conflict {
  place: number
  step: string
  sides: ConflictSide[]
  clause: string
  odds: Odds | null
  winner: number | null
  outcome: Words | null
  form: "dice" | "strength"
  likely: Likely[]
  at: [number, number] | null
  rolls: DiceStep[]
  title: Words | null
  steps: string[]
  gap: number | null
  table: Column[]
  lit: number
  checks: Check[]
}

/** One side of a conflict. `total` is None until everything in it is known to the viewer; `tags` are keys of words. */
export interface ConflictSide {
  seat: number
  role: string
  force: Piece[]
  draws: number
  drawn: Chance[]
  modifiers: Modifier[]
  bonus: number
  total: number | null
  flags: ("own" | "shown" | "substituted")[]
  tags: string[]
  name: Words | null
  losses: Modifier[]
}

/**
 * A value of an option as something to look at: an adventure, a map, a scenario with its opening position.
 *
 * `group` names what it belongs to (`tile-group-GROUP`), `level` how hard it is from 1 to 3, `minutes` about how long it
 * lasts with so few `players` as there may be, `forces` how many units each side begins with; 0 and nothing where that is
 * not known. `icon` stands where a picture of the position would show nothing.
 */
export interface ContentTile {
  option: string
  value: string
  name: Words
  about: Words | null
  group: string
  level: number
  minutes: number
  players: [number, number]
  forces: number[]
  icon: string
  preview: Preview | null
}

/**
 * So many of one thing in a list: `plural` is the message that counts it with $n, `name` its bare name.
 *
 * A thing with a proper name has it as `text`; one with a `tag`, which tells it from others of that name, is never counted.
 */
export interface Counted {
  plural: string
  name: string
  n: number
  text: string
  tag: string
}

/** A finished game at a glance. `stages` are the steps in which a score changed, with the first and the last one. */
export interface Course {
  turns: number
  stages: Stage[]
  turning: Turning[]
  tallies: Account[]
  follows: Record<string, string | number> | null
}

/** Hand the own seat to a bot of the game, or without one take it back. The key opens the seat all the while. */
export interface Deputy {
  seq: number
  bot?: string
}

/**
 * One step of an attack: what is summed up (`sums`), the highest face that passes (`need`, -1 for no roll), the dice.
 *
 * `seat` rolls. `passed` and `failed` are keys for what the two halves are called.
 */
export interface DiceStep {
  title: string
  state: "coming" | "done" | "open"
  clause: string
  seat: number
  sums: Figure[]
  need: number
  dice: Die[]
  passed: string
  failed: string
  about: Words | null
  falls: Casualty[]
  likely: Likely[]
}

/** A die on the table: its face, whether it passed, the face it had before it was rolled again (0: never). */
export interface Die {
  face: number
  passed: boolean
  before: number
  target: string
}

/**
 * What a die can do in this game: a hit, a flag, a miss.
 *
 * `name` is the key of its name, `icon` a name of the game-icons set or empty, `tone` whether it is good or bad for who rolls.
 */
export interface DieOutcome {
  id: string
  name: string
  icon: string
  tone: "bad" | "good" | "plain"
}

/** It is in the log for good, under this number. A repeated request gets the same answer. */
export interface Done {
  seq: number
}

export interface Draft {
  name: string
  lines: DraftLine[]
  choice: string
}

/** So many of an item, and what belongs beneath it. */
export interface DraftLine {
  item: string
  count: number
  lines: DraftLine[]
}

/** A side of the table that belongs to a seat, from point to point. */
export interface Edge {
  seat: number
  points: [number, number][]
  name: Words
  clause: string
}

/**
 * One change of a document.
 *
 * `set`: the field at `path` gets `value` (JSON; null takes it away; a list takes one more at its end). `paint`: `tool` at
 * `target` (and `to`) or at the point `at`, for `side`, under the name `value` where it has one. `erase`: what lies on top
 * at `target`. `move`: that to `to`, or by the vector `at`. `turn`: that by `degrees`.
 */
export interface Edit {
  kind: "erase" | "move" | "paint" | "set" | "turn"
  path?: string
  value?: string
  tool?: string
  target?: string
  to?: string
  side?: number
  at?: [number, number] | null
  degrees?: number
}

/** What keeps a document from being played: where it is written, the sentence, and what it is about on the board. */
export interface EditFault {
  path: string
  what: string
  words: Words | null
  targets: string[]
}

/** A document, as text or as the template it begins from (neither: an empty one), and what is to be done with it. */
export interface EditWish {
  text?: string
  template?: string
  edits?: Edit[]
}

/**
 * A document after edits: its text, how it looks, everything that is wrong with it.
 *
 * `readable` is false for a text that is no document at all: then the picture is that of an empty one. `options` are those of
 * a table at which it is played.
 */
export interface Edited {
  text: string
  readable: boolean
  surface: Surface
  scene: Scene
  terrains: Terrain[]
  things: Thing[]
  faults: EditFault[]
  options: Record<string, string | number>
}

/**
 * All of an editor that never changes.
 *
 * `static` has a surface that shows a sample of all ground; with an answer to an edit comes its own surface. On a plane
 * `snap` is the grid to which a hand moves things, in steps of the lattice, and `turns` the degrees of one turn (0: nothing
 * is turned).
 */
export interface EditorStock {
  title: Words
  option: string
  tools: Tool[]
  sides: number[]
  form: FormPart[]
  templates: Template[]
  static: Static
  most_text: number
  snap: number
  turns: number
}

/**
 * An entry beside picks, at any moment: give up, propose a draw or to take back so many own picks, answer a proposal.
 *
 * `seq` is the number after the last entry that the sender knew. What others enter meanwhile, and windows passed for the
 * seat, change nothing about it: it gets the next free number. An answer is one to the proposal that was open then.
 */
export interface Enter {
  seq: number
  entry: "accept" | "back" | "concede" | "decline" | "draw" | "withdraw"
  picks?: number
}

/** The clause that retells a worked example which can be seen on a board, and the clauses that it shows, itself first. */
export interface ExampleOf {
  id: string
  clauses: string[]
}

/** A worked example on its board, as the seat that is asked sees it. `refused` may be tried in vain. */
export interface ExampleShown {
  id: string
  seat: number
  refused: string[]
  static: Static
  scene: Scene
}

/**
 * A table from afar, from what everybody may know: what is played, how it stands, since when (milliseconds), a picture.
 *
 * `scores` are by seat, none before the game has begun; `winners` are the seats that have won it.
 */
export interface Face {
  subject: Words | null
  since: number
  scores: number[]
  winners: number[]
  preview: Preview | null
}

/** A word that a field may have, and the key of its name. */
export interface FieldChoice {
  value: string
  word: string
}

/**
 * A printed or counted number with its name (a key).
 *
 * `text` replaces the number where it is none (a die face, a dash); `note` is the key of when it holds. `shape` says how a
 * client draws the number: `level` as so many of `limit` pips, `lives` as the icon `limit` times, crossed out beyond the
 * value, `vessel` as a cup with so many tokens in it.
 */
export interface Figure {
  label: string
  value: number
  icon: string
  text: string
  note: string
  clause: string
  shape: "" | "level" | "lives" | "vessel"
  limit: number
}

/** What a point would mean; nothing where none is asked for any more, because a preview may come too late. */
export interface Foreseen {
  plan: Plan | null
}

/**
 * One field of a document.
 *
 * `label` is the key of its name, with what it means in `<label>-help` if the catalogue has that. A table and each row of
 * rows have `fields`; `blank` is the JSON text of a new row, or of what a field gets that was not there. `when` names another
 * field of the same table and the values with which this one is there. Rows that are `placed` stand on the board and are
 * edited where they stand. `title` is the field that names a row. `of` is the list whose rows a `ref` names, or the field
 * whose outline those of `outlines` are made from.
 */
export interface FormField {
  key: string
  kind: "choice" | "choices" | "flag" | "long" | "number" | "outlines" | "place" | "places" | "preset" | "ref" | "rows" | "table" | "text"
  label: string
  low: number
  high: number
  most: number
  choices: FieldChoice[]
  fields: FormField[]
  blank: string
  optional: boolean
  when: string[]
  placed: boolean
  title: string
  of: string
}

/** Fields that belong together under one heading. */
export interface FormPart {
  label: string
  fields: FormField[]
}

export interface GameInfo {
  name: string
  rules: string
  players: [number, number]
  options: OptionInfo[]
  bots: string[]
  languages: string[]
  finished: boolean
  surface: "areas" | "cards" | "hexes" | "plane"
  campaigns: boolean
  own_content: string
  workshop: string[]
  minutes: [number, number]
  each: SeatChoice | null
}

export interface Games {
  games: GameInfo[]
}

/**
 * Something is taken and put somewhere: one entry of the log, which answers all questions that this says something about.
 *
 * `source` are the targets of what was taken, `types` the kinds of its pieces that are meant (none: all that can go), `goal`
 * the targets of where it was put (none: just on the table). Where several `ways` lead there (`Gestured.ways`), the chosen one
 * is named by its texts. Without `pays` what it is paid with is asked.
 */
export interface Gesture {
  seq: number
  source: string[]
  goal?: string[]
  types?: number[]
  ways?: string[]
  pays?: boolean
}

/** One of several ways to do what a gesture says: its texts, and what they mean in words. */
export interface GestureWay {
  ways: string[]
  labels: Words[]
}

/**
 * What became of a gesture: with `picks` it is in the log under this number, so many answers as one; else nothing happened.
 *
 * Then it needs one of several `ways`, or `why` says what forbids it. With `waits` others are asked first: the same gesture
 * says the rest when they have answered.
 */
export interface Gestured {
  seq: number
  picks: number
  waits: boolean
  ways: GestureWay[]
  why: WhyNot | null
}

/**
 * A marker or a part of the table that is worth something: to whom it belongs at present (-1: nobody), and how much.
 *
 * A marker has a `radius`, a part of the table its `points`. `worth` is what it is worth to the viewer.
 */
export interface Goal {
  id: string
  at: [number, number]
  name: Words
  worth: number
  holder: number
  about: Words | null
  radius: number
  points: [number, number][]
  targets: string[]
  clause: string
}

/**
 * A piece of ground by its outline. `signs` are its rules (icon, number, clause), `id` seeds what is scattered in it.
 *
 * `floors` are the outlines of its upper floors, `storeys` the targets of its floors from the ground up, `holder` is the
 * seat that occupies it (-1: nobody), `room` how many of how many find a place inside.
 */
export interface Ground {
  id: string
  name: Words
  kind: "crag" | "field" | "graves" | "hill" | "house" | "ice" | "lava" | "mire" | "orchard" | "palisade" | "rapids" | "reeds" | "rough" | "rubble" | "ruin" | "smoke" | "tents" | "tower" | "wagons" | "wall" | "waste" | "water" | "wood"
  points: [number, number][]
  signs: Figure[]
  floors: [number, number][][]
  storeys: string[]
  holder: number
  room: [number, number]
  targets: string[]
  clause: string
}

export interface Health {
  status: "ok"
  version: string
  tables: number
  pages: number
}

/**
 * First message of a page: which table, with which keys, and up to which number of the log it knows (-1: nothing).
 *
 * A page that `follows` is sent what changes of a scene, and the whole only at first; others are sent it whole each time.
 */
export interface Hello {
  type: "hello"
  table: string
  keys: string[]
  since?: number
  follows?: boolean
}

/** A table that lies beside the surface for everybody to look at. */
export interface HelpCard {
  name: string
  columns: string[]
  rows: HelpRow[]
  clause: string
  note: string
}

/** One row of a help card: its name and its cells, all of them keys; an empty cell is forbidden. */
export interface HelpRow {
  name: string
  cells: string[][]
}

/** What a bot would answer, weighed from what the seat knows alone. */
export interface Hint {
  seat: number
  seq: number
  bot: string
  option: Option | null
  reasons: Words[]
  second: Option | null
  blunders: string[]
}

/** A seat has asked for a hint, when the log had reached `seq`. They are numbered from 1 on. */
export interface HintAsked {
  number: number
  seat: number
  seq: number
}

/** Ground that a region leaves out: its shape, the clause that forbids it, and what is to blame (`targets`). */
export interface Hole {
  shape: Shape
  clause: string
  targets: string[]
}

/**
 * Something to build with.
 *
 * `kind` and `group` are keys of words: the sections of the stock and a second filter ("" for no group). `word` is the
 * message with its name in the reader's language and `about` the one with what it does; without them there are `name` and
 * `text` as printed. `under` names what it goes beneath: ids of items, or nothing for the top; `of` the choice of the draft
 * that offers it, "" for all. An item has one line, which counts it, and `most` is how many there may be of all items of
 * that `name`; but one that is `separate` has a line of its own every time, whose count from `least` to `most` says how
 * large it is (ten Models).
 */
export interface Item {
  id: string
  name: string
  kind: string
  group: string
  cost: number
  least: number
  most: number
  separate: boolean
  under: string[]
  of: string
  icon: string
  word: string
  text: string
  about: string
  figures: Words[]
  tag: string
}

/**
 * A person sits down: a name, and a contribution to the dice, any text nobody else could foresee.
 *
 * In its place there may be its `seal`: SHA-256 over `sandtable seal`, the contribution and the id of the table, each after
 * its length in four bytes. Then it is shown by `Share`, when everybody has sat down, so that nobody can choose theirs to fit.
 *
 * Whoever comes with an invitation or takes an open seat gets a key. With a `key` of the own choice the request can be
 * repeated if its answer is lost.
 */
export interface Join {
  name?: string
  contribution?: string
  seal?: string
  key?: string
}

/** `key` is there when the seat was open, or somebody came with an invitation: the secret that opens it from now on. */
export interface JoinAnswer {
  table: TableInfo
  seat: number
  key?: string
}

/** What a position is drawn on. `radius` is that of a hex, 0 where there are none; with `upward` y grows upwards. */
export interface Land {
  kind: "areas" | "cards" | "hexes" | "plane"
  width: number
  height: number
  terrains: LandTerrain[]
  cells: LandCell[]
  lines: LandLine[]
  radius: number
  upward: boolean
}

/** A place: its kind of ground and its outline as x, y, x, y ...; on hexes the middle alone. */
export interface LandCell {
  terrain: number
  outline: number[]
}

export interface LandLine {
  kind: "bridge" | "cliff" | "edge" | "ford" | "lake" | "river" | "road" | "section" | "stone_bridge" | "wall"
  points: number[]
}

/** A kind of ground: its colour, how it is drawn, and what it is drawn together with (`Terrain.join`). */
export interface LandTerrain {
  pattern: "bank" | "crag" | "desert" | "ford" | "forest" | "hill" | "marsh" | "mountain" | "plains" | "sea" | "wall" | "water" | "zone"
  colour: string
  join: string
}

export interface LanguageInfo {
  id: string
  name: string
}

/** The languages of the words and rules, English first. */
export interface Languages {
  languages: LanguageInfo[]
}

/** A guided game that can be opened. */
export interface LessonInfo {
  id: string
  title: Words
  about: Words
  parts: string[]
  preview: Preview
  land: Land
}

/**
 * What can be done with something that is taken in hand: where it can be put, as the question will be.
 *
 * `anywhere`: it can be put just on the table. With neither it cannot be taken.
 */
export interface Lifted {
  question: Question | null
  anywhere: boolean
}

/** The chance of one outcome in thousandths, from what everybody knows; `label` is the key of its name. */
export interface Likely {
  label: string
  permille: number
}

/** Something drawn along a line: a river, a wall, a road, the edge of a deployment zone. */
export interface Line {
  kind: "bridge" | "cliff" | "edge" | "ford" | "lake" | "river" | "road" | "section" | "stone_bridge" | "wall"
  places: number[]
  points: [number, number][]
}

/**
 * What a link opens: an invitation to a seat, a seat itself, or the spectators' view.
 *
 * `taken` is when somebody sat down on the seat, 0 if nobody has, and `name` is who that was. Whoever finds a seat taken by
 * somebody else should not play there: another person holds its key, or held it.
 */
export interface LinkInfo {
  opens: "invitation" | "seat" | "watch"
  seat: number
  name: string
  taken: number
}

/** A fact in words with its clause. The places and seats among its arguments are what to light up. */
export interface LogLine {
  words: Words
  clause: string
  motion: Motion | null
  card: number
}

/** With several keys: see the table from this seat from now on; without it the asked seat of those held is shown. */
export interface Look {
  type: "look"
  seat: number
}

/** The page cannot follow a change: everything is sent to it anew. */
export interface Lost {
  type: "lost"
}

/** Something of a seat (-1: nobody's) that stands somewhere: how many pieces it has, whether it is large or no unit. */
export interface Mark {
  seat: number
  x: number
  y: number
  count: number
  large: boolean
  site: boolean
}

/** The colours and the sign of a seat's pieces; with `cut` they are told from the others by their shape as well. */
export interface MarkSide {
  seat: number
  ground: string
  figure: string
  icon: string
  cut: boolean
}

/** A number about a draft, a count or a share from 0 to 1, with the bounds that the rules set (-1 for none). */
export interface Measure {
  label: Words
  value: number
  form: "count" | "share"
  low: number
  high: number
}

/** One line of a sum: who or what, why (a key), and how much. */
export interface Modifier {
  words: Words
  note: string
  value: number
  clause: string
  type: number
  detail: Words | null
}

/**
 * Pieces that went from one place to another (-1: from or to beside the surface); for a short animation.
 *
 * On a plane start and end are -1 and `path` has the points of the way.
 */
export interface Motion {
  seat: number
  types: number[]
  start: number
  end: number
  path: [number, number][]
}

/** The key that opens the own seat from now on, hard to guess. The one before opens nothing any more. */
export interface NewKey {
  key: string
}

/**
 * A table to be set up. An empty object is a game against the best bot, to be played at once.
 *
 * With `sequel_of`, the id of a finished table, and the key of one of its seats, what that game hands on (`TableInfo.sequel`)
 * is added to the options; without `seats` they are those of that table.
 */
export interface NewTable {
  game?: string
  options?: Record<string, string | number>
  seats?: SeatWish[]
  title?: string
  windows?: "sealed" | "swift"
  hints?: boolean
  sequel_of?: string
  again_of?: string
  swap?: boolean
}

/**
 * Keys for the seats here and for spectators, and invitations to give away. Persons still have to join.
 *
 * `recorded` is there for a record of other rules that plays the same under the present ones: the rules it was recorded under.
 */
export interface NewTableAnswer {
  table: TableInfo
  keys: SeatKey[]
  invitations: SeatInvitation[]
  recorded?: string
}

/** Chances in thousandths, from what the viewer knows: the first side wins, a tie, the second side wins. */
export interface Odds {
  first: number
  tie: number
  second: number
}

/** Lay out a game that was kept as a record on a private table: all of it, or up to a position to be played on from. */
export interface OpenRecord {
  record: string
  at?: number
}

/**
 * One answer: `text` is what is sent back, `label` what is read, `targets` what is clicked, in this order.
 *
 * An option without targets is a button. Of options that differ in numbers alone the client lets the person choose. `lit` says
 * how its place is lit where the answers differ in what they leave open: a unit could still battle there, or only move there;
 * `fight` where there is somebody to be fought. `ends` says that the turn of who answers so is over, `usual` that most answer
 * so: it is the one large button, and all else is there for who wants more.
 */
export interface Option {
  text: string
  label: Words
  targets: string[]
  figures: Figure[]
  odds: Odds | null
  likely: Likely[]
  lit: "battle" | "fight" | "move" | "plain"
  ends: boolean
  usual: boolean
}

/** A value of an option of the set-up, asked about beside what is chosen for the others. */
export interface OptionAsked {
  players: number
  option: string
  value: string | number
  options?: Record<string, string | number>
}

/** A game option: its choices, or for a number its range, or neither for a text. */
export interface OptionInfo {
  name: string
  default: string | number
  choices: string[]
  low: number
  high: number
  clause: string
  rare: boolean
  tiled: boolean
}

/** Where a what-if comes from: position `at` of another table, named to those alone who hold a seat of the what-if. */
export interface Origin {
  at: number
  table: string
}

/** How the game ended: winners, scores by seat, and the way in words. */
export interface Outcome {
  winners: number[]
  scores: number[]
  how: string
}

/**
 * What everybody can see of a seat. `side` is an index of `Static.sides`, -1 while it has none.
 *
 * The flag `far` says that the seat looks at the surface from above, `left` and `right` that it sits at that side: a client
 * may turn it for that viewer. `tags` are keys of words about the seat; a flag has the words `flag-<flag>` where the game
 * has some.
 */
export interface Panel {
  seat: number
  side: number
  order: number
  figures: Figure[]
  tracks: Track[]
  flags: ("active" | "far" | "first" | "left" | "out" | "right")[]
  targets: string[]
  tags: string[]
}

/** A piece of ground that is laid out for this game alone, by its outline. */
export interface Patch {
  kind: "crag" | "field" | "graves" | "hill" | "house" | "ice" | "lava" | "mire" | "orchard" | "palisade" | "rapids" | "reeds" | "rough" | "rubble" | "ruin" | "smoke" | "tents" | "tower" | "wagons" | "wall" | "waste" | "water" | "wood"
  outline: number[]
}

/** Pieces that are about to go from one place (-1: from beside the surface) to another, and what that costs so far. */
export interface Pending {
  seat: number
  types: number[]
  start: number
  end: number
  cost: Figure[]
}

/** An answer to the open question. `seq` is the number it shall have in the log: one more than the last one seen. */
export interface Pick {
  seq: number
  pick: string
}

/**
 * Equal pieces lying together, or one with a state of its own. Type -1 is a piece whose kind is not known.
 *
 * `id` stays the same while the piece does, so that a client can animate it. `at` and `facing` (degrees from the first axis
 * towards the second, None where a piece has no front) are for the plane, `figures` for what changes (figures left, damage).
 * `banner` is an index of `Static.banners`, -1 without one.
 */
export interface Piece {
  id: string
  type: number
  seat: number
  count: number
  at: [number, number] | null
  facing: number | null
  figures: Figure[]
  flags: ("idle" | "raised" | "spent")[]
  targets: string[]
  banner: number
  role: "" | "acting" | "character" | "command" | "leader" | "standard"
  floor: number
  harm: [number, number]
  full: number
}

/**
 * A kind of piece, tile, card or model. Its index in `Static.types` is its number everywhere.
 *
 * `name` is the key of its name, `plural` of the message that counts it ($n), `help` of what it does. `icon` is a name of
 * the game-icons set. `base` is the radius of a model on the plane. `colour` is its own where it wears none of its side's: the
 * colour of a card, a token, the face of a die. Flags that a client draws: `back` (a card face down), `thirds` (a card whose
 * three figures are left, centre and right), `mounted`, `large` (a single big figure), `arms` (the icon is what a soldier
 * holds), `low` (a wall or fence before who stands behind it).
 */
export interface PieceType {
  id: string
  name: string
  plural: string
  help: string
  icon: string
  form: "building" | "card" | "die" | "figure" | "model" | "tile" | "token"
  group: string
  figures: Figure[]
  flags: ("arms" | "back" | "findable" | "flying" | "gold" | "hazard" | "large" | "low" | "missile" | "mounted" | "skull" | "thirds")[]
  clauses: string[]
  base: number
  colour: string
  slot: "" | "ally" | "army" | "artefact" | "banner" | "calamity" | "castle" | "fleet" | "hero" | "improvement" | "march" | "promotion" | "ruin" | "terrain" | "treasure" | "weather"
  bands: Band[]
  number: number
  folk: string
  emblem: string
  figure: Recipe | null
}

/**
 * Where pieces can be: an area, a hex, a zone for cards. Its index in `Surface.places` is its number everywhere.
 *
 * `label` is where its name is written, `centre` where its pieces lie. `neighbours` serve the arrow keys. `hex` is (column,
 * row) on a hex surface.
 */
export interface Place {
  id: string
  name: string
  terrain: number
  centre: [number, number]
  label: [number, number]
  polygon: [number, number][]
  neighbours: number[]
  hex: [number, number] | null
  seat: number
  targets: string[]
  zone: "" | "camp" | "field" | "marches" | "sea" | "shore" | "wall"
}

/** What an answer at this point would mean before it is given: legal or the clauses against it, way, places, gaps. */
export interface Plan {
  at: [number, number]
  clauses: string[]
  reason: Words | null
  way: [number, number][]
  length: number
  reach: number
  places: PlanPlace[]
  gaps: PlanGap[]
}

/** The gap between two bases, with the points at their rims and the target at the far end. */
export interface PlanGap {
  start: [number, number]
  end: [number, number]
  gap: number
  target: string
  name: Words
}

/** Where a model would stand, and whether it had to leave its place in the formation. */
export interface PlanPlace {
  piece: string
  at: [number, number]
  type: number
  seat: number
  role: "" | "acting" | "character" | "command" | "leader" | "standard"
  moved: boolean
}

/** The table as it is now: its ground, whose edges are whose, what is worth something, which bases touch. */
export interface Plane {
  name: Words
  ground: Ground[]
  edges: Edge[]
  goals: Goal[]
  contacts: [string, string][]
  rings: Ring[]
}

/** A position as a spectator sees it, without words. `land` is the name of the land it lies on, told beside it. */
export interface Preview {
  land: string
  marks: Mark[]
  sides: MarkSide[]
  patches: Patch[]
}

/** Why something was refused: a stable word, where it is wrong, and a sentence. Nothing was changed. */
export interface Problem {
  type: "problem"
  error: string
  where: string
  detail: string
  seq?: number
  said?: Words
}

/** A proposal that waits for the answers of these seats: a draw, or that a seat takes back its latest picks. */
export interface Proposed {
  entry: string
  seat: number
  picks: number
  waiting: number[]
}

/** The open question. A seat that is not asked sees who is asked what, without options. */
export interface Question {
  kind: string
  seat: number
  clause: string
  prompt: Words
  help: string
  options: Option[]
  focus: string[]
  region: Region | null
  closed: Closed[]
  sights: Sight[]
  aims: Aim[]
  reaches: Reach[]
  window: ReactionWindow | null
  left: number
  lifts: string[]
  pending: Pending | null
  plan: Plan | null
}

/** A wish for something legal by chance; `choice` is one of `Stock.choices`, or nothing for any. */
export interface RandomBuilt {
  seed: number
  choice?: string
  options?: Record<string, string | number>
}

/**
 * What something could do to something else in this question, or why it cannot: a line between two targets.
 *
 * `icons` are the ways there are, `text` is what comes of it in figures, `tags` are keys of two or three words; `refused` is
 * such a key where it cannot, with its clause.
 */
export interface Reach {
  start: string
  end: string
  icons: string[]
  text: string
  tags: string[]
  refused: string
  clause: string
}

/**
 * The question is a reaction window: its kind, the message that names it, and the text of the option that passes.
 *
 * All of it is public; `attacked` says whether the asked seat is under attack in it.
 */
export interface ReactionWindow {
  kind: string
  name: string
  passing: string
  attacked: boolean
}

/** A ready draft to play with or to begin from; `hint` says in few words what it is good for. */
export interface Ready {
  id: string
  name: string
  text: string
  choice: string
  hint: string
  word: string
  icon: string
  colour: string
}

/** A clause that refuses, in few words. */
export interface Reason {
  clause: string
  words: Words
}

/** What a figure is made of, slot by slot; `whole` is a creature or building that is drawn in one. Colours are `#rrggbb`. */
export interface Recipe {
  body: "" | "furs" | "mail" | "rags" | "robe" | "surcoat" | "tunic"
  head: "" | "dwarf" | "goblin" | "man"
  cap: "" | "crown" | "greathelm" | "hood" | "horned" | "kettle" | "nasal" | "pointed" | "spiked" | "winged"
  arms: "" | "axe" | "bow" | "crossbow" | "daggers" | "drum" | "halberd" | "lance" | "longbow" | "longsword" | "mace" | "pipes" | "sling" | "spear" | "staff" | "sword"
  shield: "" | "heater" | "round"
  mount: "" | "barded" | "bear" | "bull" | "horse" | "hyena" | "ostrich"
  whole: "" | "ballista" | "boulders" | "cave" | "chest" | "dragon" | "giant" | "graves" | "hut" | "hydra" | "spider" | "stakes" | "stones" | "tent" | "tower" | "treant" | "troll" | "wall" | "well" | "wyvern"
  skin: string
  hide: string
  hero: boolean
}

/**
 * A legal area in place of a list: the text of a pick is `x y` for any lattice point inside a shape and in no hole.
 *
 * The server has the last word on whether a point is inside. The candidates, a good sample of points with the automatic one
 * first, are options of the question, too. `clause` forbids what lies outside all shapes. Something with the radius `base`
 * comes from `start`, if these are known.
 */
export interface Region {
  shapes: Shape[]
  candidates: [number, number][]
  holes: Hole[]
  clause: string
  start: [number, number] | null
  base: number
  plans: boolean
  reasons: Reason[]
  floor: number
  on: string
}

/** Agree that a bot plays for somebody who has been away for long while the game waits for them (`SeatInfo.gone`). */
export interface Replace {
  seq: number
  seat: number
  bot: string
}

/** How far something reaches all round the base of a model: shown while what it belongs to (`of`) is looked at. */
export interface Ring {
  of: string
  at: [number, number]
  radius: number
  kind: "command" | "half" | "presence" | "range" | "threat"
  words: Words
  clause: string
}

/** An attack that is announced: from whom to whom, by which ways, and the cards shown for it. */
export interface Road {
  start: string
  end: string
  icons: string[]
  types: number[]
  tags: string[]
}

/**
 * A game's clauses in the order of its ledger with its glossary and examples, or what holds all the searched words.
 *
 * A searched word that stands nowhere is taken for the nearest one: `instead` says which for which.
 */
export interface RulesPage {
  game: string
  title: string
  clauses: ClauseText[]
  terms: TermText[]
  examples: ExampleOf[]
  instead: Record<string, string>
}

/** It stands under this number (`TableInfo.talked`). */
export interface Said {
  number: number
}

/** Something said at the table, to be read by everybody there, spectators included: a phrase or a text, one of both. */
export interface Say {
  phrase?: "again" | "back-soon" | "good-game" | "good-luck" | "hello" | "no" | "one-moment" | "sorry" | "take-your-time" | "thanks" | "well-played" | "yes"
  text?: string
  after?: number
}

/** What changes: sent whole after every step. */
export interface Scene {
  viewer: number
  round: number
  phase: string
  active: number
  stacks: Stack[]
  markers: Stack[]
  trays: Tray[]
  panels: Panel[]
  conflict: Conflict | null
  questions: Question[]
  result: Outcome | null
  sheets: Sheet[]
  plane: Plane | null
  roads: Road[]
  rounds: number
}

/**
 * What has changed of the scene that the page was sent before, with the number `base`.
 *
 * `values` are the fields that are new as a whole. `lists` says for others how the new list is made from the old one, item by
 * item: a number n keeps n of them, -n leaves n out, a list puts its items in. `digest` is the CRC-32 of the new scene as
 * JSON without blanks, its fields in their order; who does not come to it says `lost` and is sent all of it.
 */
export interface SceneChange {
  base: number
  digest: number
  values: Record<string, unknown>
  lists: Record<string, (number | unknown[])[]>
}

/**
 * A text option that names one of the sides for each seat, in the order of the seats, with commas between.
 *
 * `needs` is what other options must say for that.
 */
export interface SeatChoice {
  option: string
  needs: Record<string, string>
  sides: SeatSide[]
}

/**
 * A seat as everybody sees it. `joined` is false until the person has sat down, `here` tells whether a page is open.
 *
 * `seal` is the hash of a contribution to the dice that is shown when all have sat down; `shared`: none is to come any more.
 * `away` is when the last page of a person's seat was closed, 0 if not known; `deputy` the bot that plays for a person.
 * While the game waits for somebody who is away, `gone` is when a bot may play for them if the others agree; `agreed` are
 * those who do.
 */
export interface SeatInfo {
  seat: number
  holder: "bot" | "here" | "link" | "open"
  name: string
  bot: string
  joined: boolean
  here: boolean
  seal: string
  shared: boolean
  away: number
  deputy: string
  gone: number
  agreed: number[]
}

/** The secret with which somebody can sit down on a seat, once. It opens nothing: who sits down gets a key. */
export interface SeatInvitation {
  seat: number
  invitation: string
}

/** The secret that opens a seat; -1 is the spectators'. It is told once and stored nowhere but by who holds it. */
export interface SeatKey {
  seat: number
  key: string
}

/** A side that a seat can be given at the set-up: its id, the key of its name, its colours and its sign. */
export interface SeatSide {
  id: string
  name: string
  look: MarkSide
}

/** Who shall hold a seat. A bot needs `bot`, the name of a bot of the game; nobody else has one. */
export interface SeatWish {
  holder: "bot" | "here" | "link" | "open"
  name?: string
  bot?: string
}

/**
 * A piece of ground on the plane or of a legal region: one point, a segment or a polygon, grown all round by the radius.
 *
 * So one point with a radius is a disc, and a polygon with a radius has round corners. `height` is for people to read.
 */
export interface Shape {
  points: [number, number][]
  radius: number
  terrain: number
  name: string
  height: number
  targets: string[]
}

/** The contribution that a seat has sealed when sitting down; it is taken when everybody has sat down. */
export interface Share {
  contribution: string
}

/**
 * What a seat keeps on a sheet of its own: a character with what he can do and carries, a council with its members.
 *
 * `type` is the kind of piece it is about (its picture and what is printed on it), -1 for none. `about` says where things
 * stand with it. `pieces` are cards that lie on it; their flag `idle` says that such a card does nothing at present. Whatever
 * carries one of its `targets` is what it tells about; a sheet in the `focus` of a question belongs to that question. The
 * flag `open` asks for showing it whole from the start.
 */
export interface Sheet {
  id: string
  seat: number
  name: Words
  icon: string
  type: number
  about: Words | null
  figures: Figure[]
  pieces: Piece[]
  flags: ("away" | "open")[]
  targets: string[]
  clause: string
}

/** A faction, army or deck that a seat can lead: colours for its pieces (ground and figure), emblem, powers. */
export interface Side {
  id: string
  name: string
  help: string
  icon: string
  ground: string
  figure: string
  figures: Figure[]
  types: SideType[]
  clauses: string[]
  targets: string[]
  cut: boolean
}

/** How many pieces of a kind a side owns and what is printed on its own ones. */
export interface SideType {
  type: number
  count: number
  figures: Figure[]
}

/**
 * A line of sight that matters to the question: from place to place, clear or blocked by these places.
 *
 * On a plane start and end are -1: `path` has the two points, `ends` the targets that stand there, `by` those in the way.
 */
export interface Sight {
  start: number
  end: number
  clear: boolean
  blockers: number[]
  clause: string
  path: [number, number][]
  ends: string[]
  by: string[]
  state: "" | "clear" | "hidden" | "veiled"
}

/**
 * Pieces of one seat in one place: a force, a unit on a hex, an army of cards. Seat -1 belongs to nobody.
 *
 * On hexes the first piece is the unit (`count` figures), the others are tokens it carries. On a plane the place is -1 and the
 * pieces say where they are. `tags` are keys of words about it; a flag has the words `flag-<flag>` where the game has some.
 */
export interface Stack {
  id: string
  place: number
  seat: number
  pieces: Piece[]
  name: Words | null
  flags: ("battled" | "besieged" | "by-air" | "by-sea" | "capital" | "fast" | "flying" | "moved" | "ordered" | "port")[]
  targets: string[]
  tags: string[]
  unit: Unit | null
  tally: Tally | null
  owner: number
  bound: string
  sums: Modifier[]
}

/** How things stood after a step: its position, how many turns had begun, the score of every seat. */
export interface Stage {
  at: number
  turn: number
  scores: number[]
}

/**
 * What a player says beforehand about reaction windows. Only the seat itself sees it; it is gone when the game ends.
 *
 * None of it passes a window of the own turn, or answers a question that is no window (`Question.window`).
 */
export interface StandingAnswers {
  until_my_turn?: boolean
  unless_attacked?: boolean
  passes?: string[]
  asks?: string[]
}

/** What never changes at a table. */
export interface Static {
  game: string
  rules: string
  prefix: string
  players: number
  surface: Surface
  terrains: Terrain[]
  types: PieceType[]
  sides: Side[]
  palette: Record<string, string>
  phases: string[]
  banners: Banner[]
  outcomes: DieOutcome[]
  helps: HelpCard[]
  windows: string[]
  asks?: Record<string, string>
}

/** One step of the log: position `at` is the game after it. `seat` is -1 for the opening. */
export interface Step {
  at: number
  seq: number
  seat: number
  kind: string
  clause: string
  told: Told
  spared: string[]
}

/** All of a workshop that never changes. `title` names what is built; `priced` says whether costs are added up. */
export interface Stock {
  items: Item[]
  ready: Ready[]
  options: string[]
  settings: string[]
  title: Words
  choices: Choice[]
  priced: boolean
  most_text: number
}

/**
 * What the pieces lie on. All points are in its own units, x to the right, y downwards.
 *
 * On a plane the points are those of the game's lattice: each whole number is a legal one, and `unit` of them make one
 * printed unit of length. With `upward` y grows upwards, as on a map with its south below.
 */
export interface Surface {
  kind: "areas" | "cards" | "hexes" | "plane"
  name: Words
  about: Words
  width: number
  height: number
  places: Place[]
  lines: Line[]
  shapes: Shape[]
  unit: number
  upward: boolean
}

/**
 * A table as everybody sees it. `commitment` is the hash of the secret that the dice come from.
 *
 * `what_if` is there when it is not a game of its own but a position of another table being tried out.
 * `sequel` is there when the game is over and another can go on from it, as the next adventure of a campaign: the names of
 * the options that the next one takes over.
 */
export interface TableInfo {
  id: string
  game: string
  rules: string
  title: string
  status: "broken" | "over" | "playing" | "waiting"
  players: number
  options: Record<string, string | number>
  seats: SeatInfo[]
  seq: number
  created: number
  commitment: string
  private: boolean
  windows: "sealed" | "swift"
  asked: number[]
  sequel?: string[]
  what_if?: Origin
  lesson?: string
  broken?: string
  broken_said?: Words
  face?: Face
  spectators: number
  talked: number
  hints: boolean
}

/** Tables with their faces, and the lands of their pictures by name. */
export interface Tables {
  tables: TableInfo[]
  lands: Record<string, Land>
}

/** What was said, the oldest first; of a long talk only the latest lines are kept. */
export interface Talk {
  lines: TalkLine[]
  phrases: ("again" | "back-soon" | "good-game" | "good-luck" | "hello" | "no" | "one-moment" | "sorry" | "take-your-time" | "thanks" | "well-played" | "yes")[]
}

export interface TalkLine {
  number: number
  seat: number
  kind: "note" | "phrase" | "text"
  body: string
  at: number
}

/**
 * What a stack or a castle comes to now: the large number, revenue and defence of a castle, room, attacks of the turn.
 *
 * `halted` says that its revenue does not count at present. `against` is the large number before walls where it differs.
 */
export interface Tally {
  strength: number
  against: number
  room: number
  limit: number
  revenue: number
  defence: number
  halted: boolean
  attacks: number
  most: number
}

/** A page of how to play. `key` is a message of the game with the attributes `title` and `caption`. */
export interface TaughtPage {
  id: string
  key: string
  clauses: string[]
}

/** The position that a page shows, as a seat sees it; `light` is what to point at. */
export interface TaughtPicture {
  id: string
  seat: number
  light: string[]
  hand: boolean
  static: Static
  scene: Scene
}

/** What there is to learn a game with. */
export interface Teaching {
  game: string
  pages: TaughtPage[]
  lessons: LessonInfo[]
}

/** Something published to begin from. */
export interface Template {
  id: string
  name: Words
}

/** A word of the glossary: singular and plural (either may be empty), what it means, the clause that says so. */
export interface TermText {
  id: string
  clause: string
  one: string
  many: string
  means: string
  language: string
}

/** A kind of ground: how it is called, painted and drawn. */
export interface Terrain {
  id: string
  name: string
  colour: string
  pattern: "bank" | "crag" | "desert" | "ford" | "forest" | "hill" | "marsh" | "mountain" | "plains" | "sea" | "wall" | "water" | "zone"
  figures: Figure[]
  clause: string
  join: string
}

/**
 * A row of the document that stands on the board: at what it is pointed at, and where it is written.
 *
 * `outlines` are the paths of its corners, where a hand may shape it.
 */
export interface Thing {
  target: string
  path: string
  name: Words
  outlines: string[]
  middle: [number, number] | null
}

/** The tiles of a game, in the order of their options, with the lands of their pictures by name. */
export interface Tiles {
  tiles: ContentTile[]
  lands: Record<string, Land>
}

/** A marker that a unit carries: its icon, the key of its name, whether it is good or bad to have it. */
export interface Token {
  icon: string
  label: string
  tone: "bad" | "good" | "plain"
  clause: string
}

/** What a step told a seat: lines, and the conflicts that came to an end in it, with all that was shown. */
export interface Told {
  lines: LogLine[]
  conflicts: Conflict[]
  motions: Motion[]
}

/**
 * Something to paint with. `group` and `name` are keys of words; `type` or `terrain` give its picture.
 *
 * `banners` is the banner of its pieces by side, `count` how many figures it is drawn with. `place` is where the surface of
 * `EditorStock.static` shows such ground, -1 for nowhere.
 */
export interface Tool {
  id: string
  group: string
  name: string
  type: number
  terrain: number
  place: number
  sided: "may" | "must" | "never"
  banners: number[]
  count: number
  ground: Ground | null
  links: boolean
  icon: string
}

/** A marker on a track from 0 to `limit`. */
export interface Track {
  label: string
  value: number
  limit: number
  clause: string
}

/**
 * Pieces beside the surface: hand, discard pile, bag, deck, supply. `size` counts all, the unknown ones too.
 *
 * In a tray of kind `stack` what was played last lies last: it is dealt with first.
 */
export interface Tray {
  id: string
  kind: "aside" | "bag" | "discard" | "hand" | "offer" | "order" | "pile" | "played" | "rack" | "stack" | "supply"
  name: string
  seat: number
  size: number
  pieces: Piece[]
  open: boolean
}

/** A step in which the game turned: to whose good, and by how much the lead changed. */
export interface Turning {
  at: number
  turn: number
  seat: number
  swing: number
}

/** Take back the own latest picks. */
export interface Undo {
  seq: number
  picks?: number
}

/**
 * A stack that is one unit of models: how many are left of how many, wounds lost of how many of the hurt one, markers.
 *
 * `profile` are its printed figures as they are now, `rules` its special rules in words (told by the
 * `clauses` in the same order), `assets` what it was given besides, `rank` its place in an order that
 * only the viewer knows (0: none). `inside` is the id of the ground it occupies.
 */
export interface Unit {
  left: number
  full: number
  harm: [number, number]
  tokens: Token[]
  profile: Figure[]
  rules: Words[]
  clauses: string[]
  assets: Asset[]
  about: Words | null
  rank: number
  inside: string
}

/**
 * What a page needs to be up to date.
 *
 * `seq` is the log's last number and goes into the next pick plus one. `at` is the position shown, `last` the latest one.
 * Of the steps it has the client keeps the first `keep` (the opening counts as one) and appends `steps`. `may` are the
 * entries beside picks that are open to the viewer; the kind of a step that is one begins with `match:`.
 */
export interface Update {
  type: "update"
  table: TableInfo
  seq: number
  at: number
  last: number
  viewer: number
  held: number[]
  undo: number
  may: ("accept" | "back" | "concede" | "decline" | "draw" | "withdraw")[]
  proposal: Proposed | null
  scene: Scene | null
  keep: number
  steps: Step[]
  back: number
  standing?: StandingAnswers
  passing: boolean
  secret?: string
  coach?: Coach
  change?: SceneChange
  again?: Again
  hints: HintAsked[]
  watch?: string
}

/** A way out of what is broken: what to change in words, the draft after it, its cost, how many rules it still breaks. */
export interface Way {
  words: Words
  draft: Draft
  cost: number
  left: number
}

/** Copy a position into a private table: hidden things are dealt anew, unless the game is over and all was shown. */
export interface WhatIf {
  at: number
  everything?: boolean
  bots?: boolean
}

/** Where a clause matters now: targets that it keeps from being an answer, and whether the question stands under it. */
export interface WhereApplies {
  seat: number
  clause: string
  targets: string[]
  asked: boolean
}

/**
 * Why something is no answer now: the clauses with their text, the nearest first. Without any it is allowed.
 *
 * `sentence` says it in the facts of the position, `targets` are what to light up for it: the piece in the way, the enemy
 * too near. Of what is allowed `options` are the answers that it is part of, the first ones of `count`. `asked` is the
 * question that is open for the seat; there is none while others are asked.
 */
export interface WhyNot {
  seat: number
  target: string
  asked: Words | null
  clauses: ClauseText[]
  targets: string[]
  sentence: Words | null
  options: Option[]
  count: number
}

/**
 * Why a value cannot be chosen: the clauses with their text, the sentence, and in any case a `detail` in English.
 *
 * With nothing in `detail` it can.
 */
export interface WhyNotOption {
  option: string
  clauses: ClauseText[]
  sentence: Words | null
  detail: string
}

/**
 * A message to be worded by the client: `key`, or where the catalogue has none of that name `otherwise`.
 *
 * With an empty key it is its arguments alone, joined by commas.
 */
export interface Words {
  key: string
  args?: Record<string, Arg>
  otherwise: string
}

/** What cannot be read in a text, by its line; `words` is the same as a message, if there is one. */
export interface Wrong {
  line: number
  what: string
  words: Words | null
}

export type FromClient = Hello | Look | Lost

export type FromServer = Update | Problem
