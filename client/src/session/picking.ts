// Choosing an option works the same for every game: an option lists its targets, a click adds targets, and when only one option
// remains whose targets are all chosen, it is picked. See docs/design/scene.md.

import type { Option, Question } from '../wire/protocol'

/**
 * The targets that a click can add now. The next unchosen target of each option is lit. Targets of other parts are lit too (tile
 * or area first, in any order), but of two targets of the same part the first comes first.
 */
export function litTargets(options: readonly Option[], chosen: readonly string[]): Set<string> {
  const lit = new Set<string>()
  for (const option of fitting(options, chosen)) {
    const parts = new Set<string>()
    for (const target of option.targets) {
      const part = target.slice(0, target.indexOf(':'))
      if (chosen.includes(target) || parts.has(part)) {
        parts.add(part)
        continue
      }
      parts.add(part)
      lit.add(target)
    }
  }
  // of two targets of the same part, the second is lit once the first is chosen
  for (const option of fitting(options, chosen)) {
    const rest = [...option.targets]
    for (const target of chosen) rest.splice(rest.indexOf(target), 1)
    if (rest.length && rest.length < option.targets.length) lit.add(rest[0]!)
  }
  return lit
}

/**
 * The lit targets that leave fewer possibilities than others: a unit could move there but not battle this turn. A target is
 * lesser if all options that still fit and contain it are.
 */
export function lesserTargets(options: readonly Option[], chosen: readonly string[]): Set<string> {
  const fits = fitting(options, chosen)
  const full = new Set(fits.filter((option) => option.lit !== 'move').flatMap((option) => option.targets))
  return new Set(fits.flatMap((option) => option.targets).filter((target) => !full.has(target)))
}

/** The lit targets where there will be a fight. */
export const fightTargets = (options: readonly Option[], chosen: readonly string[]): Set<string> =>
  new Set(fitting(options, chosen).flatMap((option) => (option.lit === 'fight' ? option.targets : [])))

/** Is this button a main action? Otherwise it ends the question while there is something to click. */
export const isMain = (option: Option, options: readonly Option[]): boolean =>
  option.targets.length > 0 || options.every((other) => !other.targets.length)

/** Options that contain all chosen targets, in any order. */
export function fitting(options: readonly Option[], chosen: readonly string[]): Option[] {
  return options.filter((option) => {
    const rest = [...option.targets]
    return chosen.every((target) => {
      const i = rest.indexOf(target)
      if (i >= 0) rest.splice(i, 1)
      return i >= 0
    })
  })
}

/**
 * Options whose targets are all chosen. A single one is picked at once; several differ only in numbers and are offered as a small
 * choice.
 */
export function complete(options: readonly Option[], chosen: readonly string[]): Option[] {
  if (!chosen.length) return []
  return fitting(options, chosen).filter((option) => option.targets.length === chosen.length)
}

/**
 * Options shown as buttons: those without targets, or with targets that nothing on the table has. Once something is chosen, those
 * of which only such targets are left.
 */
export function buttons(
  options: readonly Option[],
  onTable: ReadonlySet<string>,
  chosen: readonly string[] = [],
): Option[] {
  return fitting(options, chosen).filter((option) => {
    const rest = option.targets.filter((target) => !chosen.includes(target))
    return (!chosen.length || rest.length > 0) && !rest.some((target) => onTable.has(target))
  })
}

/** The texts of a batch of answers given by their targets, or nothing if the question takes no batch or a text is unknown. */
export function batchTexts(question: Question | null, targets: readonly string[]): string[] {
  const batch = question?.batch
  if (!question || !batch) return []
  const texts = new Map(batch.targets.map((target, k) => [target, batch.picks[k]!]))
  for (const option of question.options) if (option.targets.length === 1) texts.set(option.targets[0]!, option.text)
  const found = targets.slice(0, batch.picks.length).map((target) => texts.get(target))
  return found.length === batch.picks.length && found.every((text) => text !== undefined) ? (found as string[]) : []
}

/** A choice of at most `most` targets after a click on one: it leaves the choice, or joins it in place of the first one. */
export function swapped(chosen: readonly string[], target: string, most: number): string[] {
  const rest = chosen.filter((one) => one !== target)
  return rest.length < chosen.length ? rest : [...rest.slice(Math.max(0, rest.length + 1 - most)), target]
}
