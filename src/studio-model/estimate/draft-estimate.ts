import { estimate, type Estimate } from '#src/catalog/estimate/estimate.ts'
import { LONG_NOTICE } from '#src/catalog/examples/example-selection.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection, SelectionProblem } from '#src/catalog/estimate/selection.ts'
import type { AddonPlan, Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import { durationText } from '#src/catalog/words/duration-text.ts'
import { explain, type Explanation } from '#src/catalog/words/explain.ts'
import type { Money } from '#src/catalog/words/money.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { Visit } from '#src/catalog/visits.ts'
import type { Category, Day, Messages } from '#src/contract/generated/types.ts'
import { utcToday } from '../draft/utc-today.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import { quantityFrom, quantityProblem } from '../numbers/quantity-text.ts'

/** A trial selection: answers as typed, add-ons with their counts. */
export interface Trial {
  package: string | null
  answers: Readonly<Record<string, string>>
  addons: Readonly<Record<string, number>>
  /** Empty while none is chosen. */
  date: string
  time: string
  /** Hours from the request to the visit, as typed. */
  notice: string
}

export const NO_TRIAL: Trial = { package: null, answers: {}, addons: {}, date: '', time: '', notice: '' }

/** The site's answer to the selection. */
export type DraftEstimate =
  | { ok: true; selection: Selection; estimate: Estimate; explanation: Explanation; duration: string | null }
  | { ok: false; problems: SelectionProblem[] }

/** Prices a selection of a draft's category as the site would; choices that the draft no longer has are ignored. */
export function draftEstimate(catalog: Catalog, category: Category, trial: Trial, money: Money, messages: Messages): DraftEstimate {
  const plan = catalog.categoryById.get(category.id)
  if (plan === undefined) throw new Error(`the catalog has no category ${category.id}`)
  const { answers, problems } = answersOf(plan, trial)
  if (problems.length > 0) return { ok: false, problems }
  const selection: Selection = {
    category: category.id,
    package: trial.package !== null && plan.packageById.has(trial.package) ? trial.package : null,
    inputs: answers,
    addons: takenAddons(plan, trial),
    ...visitOf(trial),
  }
  const resolution = resolve(catalog, selection)
  if (!resolution.ok) return resolution
  const priced = estimate(resolution.resolved)
  const duration = priced.duration === null ? null : durationText(priced.duration, messages.duration)
  return { ok: true, selection, estimate: priced, explanation: explain(priced, money, messages), duration }
}

/** A trial of prices that change from a day on is of today while no day is chosen: an example that is kept of it stays true when the prices have changed. */
export function onSomeDay(trial: Trial, isDated: boolean, today: Day = utcToday()): Trial {
  return isDated && trial.date === '' ? { ...trial, date: today } : trial
}

/** When the visit is; without hours, of long notice. */
function visitOf({ date, time, notice }: Trial): Visit {
  if (date === '') return { date: null }
  const hours = hoursOf(notice)
  return time === '' ? { date } : { date, time: { start: minutesOf(time), notice: typeof hours === 'number' ? Math.round(hours * 60) : LONG_NOTICE } }
}

function hoursOf(notice: string): DraftNumber {
  return quantityFrom(notice, NOTICE_DECIMALS)
}

/** Returns the problem with the hours that were typed; none are no problem. */
export function noticeProblem({ notice }: Trial): string | null {
  const hours = hoursOf(notice)
  return hours === undefined || hours === 0 ? null : quantityProblem(hours, NOTICE_DECIMALS)
}

const NOTICE_DECIMALS = 2

/** Whether an add-on goes with a package; all do while none is chosen. */
export function goesWith(plan: CategoryPlan, addon: string, chosen: string | null): boolean {
  return chosen === null || plan.addonById.get(addon)?.onlyWith?.has(chosen) !== false
}

/** The add-ons that are taken and go with the package. */
function takenAddons(plan: CategoryPlan, trial: Trial): string[] {
  const { addons } = plan
  return addons.flatMap(({ addon, max }) => {
    const count = goesWith(plan, addon.id, trial.package) ? Math.min(trial.addons[addon.id] ?? 0, max) : 0
    return Array.from({ length: count }, () => addon.id)
  })
}

/** Sets an add-on's count in the trial; in a group of which one may be chosen, it replaces the others. */
export function withAddon(plan: CategoryPlan, trial: Trial, { addon, group }: AddonPlan, count: number): Trial {
  const others = group.choose === 'one' && count > 0 ? plan.addons.filter(other => other.group === group) : []
  const without = Object.fromEntries(others.map(other => [other.id, 0]))
  return { ...trial, addons: { ...trial.addons, ...without, [addon.id]: count } }
}

function answersOf({ category, inputById }: CategoryPlan, trial: Trial): { answers: Record<string, string | number>; problems: SelectionProblem[] } {
  const answers: Record<string, string | number> = {}
  const problems: SelectionProblem[] = []
  for (const input of category.inputs) {
    const text = (trial.answers[input.id] ?? '').trim()
    const plan = inputById.get(input.id)
    if (text === '' || plan === undefined) continue
    if (plan.kind === 'choice') {
      if (plan.options.has(text)) answers[input.id] = text
      continue
    }
    if (plan.kind === 'code') {
      if (plan.read(text) === null) problems.push({ place: `inputs.${input.id}`, message: 'looks like none of its pictures' })
      else answers[input.id] = text
      continue
    }
    const scale = Math.log10(plan.factor)
    const quantity = quantityFrom(text, scale)
    if (typeof quantity === 'number') answers[input.id] = quantity
    else problems.push({ place: `inputs.${input.id}`, message: quantityProblem(quantity, scale) ?? '' })
  }
  return { answers, problems }
}
