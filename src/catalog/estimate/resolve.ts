import type { Day, Id } from '#src/contract/generated/types.ts'
import { isCalendarDay, weekdayBit, weekdayOf } from '../days.ts'
import type { AddonPlan, Catalog, CategoryPlan, InputPlan, PackagePlan } from '../plan.ts'
import type { Selection, SelectionProblem } from './selection.ts'
import { type Answers, FIRST_INPUT, NO_ANSWER, NOTICE_INPUT, PACKAGE_INPUT, START_INPUT } from './amount-accumulator.ts'

/** A selection whose parts all exist and are allowed together. */
export interface ResolvedSelection {
  category: CategoryPlan
  package: PackagePlan | null
  answers: Answers
  /** In catalog order. */
  taken: readonly TakenAddon[]
  date: Day | null
  /** The bit of the date's weekday; 0 without a date. */
  weekday: number
}

/** An add-on and its quantity. */
export interface TakenAddon {
  plan: AddonPlan
  count: number
}

export type Resolution = { ok: true; resolved: ResolvedSelection } | { ok: false; problems: SelectionProblem[] }

/** Looks up everything that a selection names, or reports its problems; see docs/price-language.md, "Selections". */
export function resolve(catalog: Catalog, selection: Selection): Resolution {
  const category = catalog.categoryById.get(selection.category)
  if (category === undefined) return { ok: false, problems: [{ place: 'category', message: saying(`unknown category "${selection.category}"`) }] }
  const problems: SelectionProblem[] = []
  const chosen = resolvePackage(category, selection.package, problems)
  const answers = resolveAnswers(category, selection.inputs, problems)
  answers[PACKAGE_INPUT] = chosen?.index ?? NO_ANSWER
  const taken = resolveAddons(category, selection.addons, selection.package, problems)
  const { date, time } = selection
  if (date !== null && time !== undefined) {
    answers[START_INPUT] = time.start
    answers[NOTICE_INPUT] = time.notice
  }
  const isDay = date === null || isCalendarDay(date)
  if (!isDay) problems.push({ place: 'date', message: saying(`there is no day ${date}`) })
  if (problems.length > 0) return { ok: false, problems }
  const weekday = date === null ? 0 : weekdayBit(weekdayOf(date))
  return { ok: true, resolved: { category, package: chosen, answers, taken, date, weekday } }
}

function resolvePackage(category: CategoryPlan, id: Id | null, problems: SelectionProblem[]): PackagePlan | null {
  if (id === null) return null
  const found = category.packageById.get(id) ?? null
  if (found === null) problems.push({ place: 'package', message: saying(`unknown package "${id}"`), isNotOffered: true })
  return found
}

function resolveAnswers({ inputs, inputById, derived }: CategoryPlan, given: Selection['inputs'], problems: SelectionProblem[]): number[] {
  const answers: number[] = []
  for (let index = 0; index < inputs.length; index++) answers.push(NO_ANSWER)
  for (const id in given) {
    const input = inputById.get(id)
    const value = given[id]
    if (input === undefined || input.index < FIRST_INPUT || 'factors' in input || value === undefined) {
      problems.push({ place: `inputs.${id}`, message: saying(`unknown input "${id}"`), isNotOffered: true })
      continue
    }
    const answer = resolveAnswer(input, value)
    if (typeof answer !== 'string') answers[input.index] = answer
    // What cannot be chosen is looked up anyway.
    else if (input.derive === undefined) problems.push({ place: `inputs.${id}`, message: answer })
  }
  for (const input of derived) input.derive?.(answers, given)
  return answers
}

/** Converts an answer to the plan's number, or returns an error message. */
function resolveAnswer(input: InputPlan, value: string | number): number | string {
  if (input.kind === 'choice') {
    return (typeof value === 'string' ? input.options.get(value) : undefined) ?? saying(`must be one of ${[...input.options.keys()].join(', ')}`)
  }
  // Whatever follows from a text is looked up by it; to prices it is only there.
  if (input.kind === 'code') return typeof value === 'string' && input.read(value) !== null ? 0 : saying('must look like one of its pictures')
  if (typeof value !== 'number' || !Number.isFinite(value)) return saying('must be a number')
  const { factor, min, max, overMax } = input
  const steps = Math.round(value * factor)
  if (steps / factor !== value) return factor === 1 ? saying('must be a whole number') : saying(`must have at most ${Math.log10(factor)} decimals`)
  if (steps < min) return saying(`must be at least ${min / factor}`)
  if (steps > max && overMax === null) return saying(`must be at most ${max / factor}`)
  return steps
}

/** Marks what only programs read: the form says each question's own message, so that its script leaves these out (vite.config.ts). */
function saying(message: string): string {
  return message
}

const NOTHING: readonly TakenAddon[] = []

function resolveAddons(category: CategoryPlan, ids: readonly Id[], chosen: Id | null, problems: SelectionProblem[]): readonly TakenAddon[] {
  if (ids.length === 0) return NOTHING
  const taken: TakenAddon[] = []
  let last = -1
  let isInOrder = true
  for (const id of ids) {
    const plan = category.addonById.get(id)
    if (plan === undefined) {
      refuse(problems, saying(`unknown add-on "${id}"`))
      continue
    }
    // In catalog order, as our own form sends them, an add-on of a higher index cannot be a repetition.
    const before = plan.index > last ? undefined : taken.find(other => other.plan === plan)
    if (before !== undefined) {
      before.count++
      const often = plan.max === 1 ? 'once' : `${plan.max} times`
      if (before.count === plan.max + 1) refuse(problems, saying(`"${id}" can be taken ${often}`))
      continue
    }
    if (chosen !== null && plan.onlyWith?.has(chosen) === false) refuse(problems, saying(`"${id}" does not go with "${chosen}"`))
    if (plan.group.choose === 'one' && taken.some(other => other.plan.group === plan.group))
      refuse(problems, saying(`only one of "${plan.group.id}" can be taken`))
    isInOrder &&= plan.index > last
    last = Math.max(last, plan.index)
    taken.push({ plan, count: 1 })
  }
  return isInOrder ? taken : taken.sort((a, b) => a.plan.index - b.plan.index)
}

function refuse(problems: SelectionProblem[], message: string): void {
  problems.push({ place: 'addons', message, isNotOffered: true })
}
