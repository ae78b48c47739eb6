import type { Day, Id } from '#src/contract/generated/types.ts'
import { isCalendarDay } from './days.ts'
import type { AddonPlan, Catalog, CategoryPlan, InputPlan, PackagePlan } from './plan.ts'
import type { Selection, SelectionProblem } from './selection.ts'
import { type Answers, NO_ANSWER, PACKAGE_INPUT } from './tally.ts'

/** A selection in which everything is known to exist and to go together. */
export interface ResolvedSelection {
  category: CategoryPlan
  package: PackagePlan | null
  answers: Answers
  /** How many of each add-on are taken, by add-on index. */
  taken: readonly number[]
  date: Day | null
}

export type Resolution = { ok: true; resolved: ResolvedSelection } | { ok: false; problems: SelectionProblem[] }

/** Looks up everything that a selection names, or says what is wrong with it; see docs/price-language.md, "Selections". */
export function resolve(catalog: Catalog, selection: Selection): Resolution {
  const category = catalog.categoryById.get(selection.category)
  if (category === undefined) return { ok: false, problems: [{ place: 'category', message: `unknown category "${selection.category}"` }] }
  const problems: SelectionProblem[] = []
  const chosen = resolvePackage(category, selection.package, problems)
  const answers = resolveAnswers(category, selection.inputs, problems)
  answers[PACKAGE_INPUT] = chosen?.index ?? NO_ANSWER
  const taken = resolveAddons(category, selection.addons, selection.package, problems)
  if (selection.date !== null && !isCalendarDay(selection.date)) problems.push({ place: 'date', message: `there is no day ${selection.date}` })
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, resolved: { category, package: chosen, answers, taken, date: selection.date } }
}

function resolvePackage(category: CategoryPlan, id: Id | null, problems: SelectionProblem[]): PackagePlan | null {
  if (id === null) return null
  const found = category.packageById.get(id) ?? null
  if (found === null) problems.push({ place: 'package', message: `unknown package "${id}"` })
  return found
}

function resolveAnswers({ inputs, inputById }: CategoryPlan, given: Selection['inputs'], problems: SelectionProblem[]): number[] {
  const answers: number[] = inputs.map(() => NO_ANSWER)
  for (const id in given) {
    const input = inputById.get(id)
    const value = given[id]
    if (input === undefined || input.index === PACKAGE_INPUT || value === undefined) {
      problems.push({ place: `inputs.${id}`, message: `unknown input "${id}"` })
      continue
    }
    const answer = resolveAnswer(input, value)
    if (typeof answer === 'string') problems.push({ place: `inputs.${id}`, message: answer })
    else answers[input.index] = answer
  }
  return answers
}

/** The answer as the plan counts it, or what would be right. */
function resolveAnswer(input: InputPlan, value: string | number): number | string {
  if (input.kind === 'choice') {
    return (typeof value === 'string' ? input.options.get(value) : undefined) ?? `must be one of ${[...input.options.keys()].join(', ')}`
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number'
  const { factor, min, max, overMax } = input
  const steps = Math.round(value * factor)
  if (steps / factor !== value) return factor === 1 ? 'must be a whole number' : `must have at most ${Math.log10(factor)} decimals`
  if (steps < min) return `must be at least ${min / factor}`
  if (steps > max && overMax === null) return `must be at most ${max / factor}`
  return steps
}

function resolveAddons(category: CategoryPlan, ids: readonly Id[], chosen: Id | null, problems: SelectionProblem[]): number[] {
  const taken = category.addons.map(() => 0)
  const refuse = (message: string) => void problems.push({ place: 'addons', message })
  for (const id of ids) {
    const plan = category.addonById.get(id)
    if (plan === undefined) {
      refuse(`unknown add-on "${id}"`)
      continue
    }
    const count = (taken[plan.index] ?? 0) + 1
    taken[plan.index] = count
    if (count === plan.max + 1) refuse(`"${id}" can be taken ${plan.max === 1 ? 'once' : `${plan.max} times`}`)
    if (count === 1 && chosen !== null && plan.onlyWith?.has(chosen) === false) refuse(`"${id}" does not go with "${chosen}"`)
    if (count === 1 && plan.group.choose === 'one' && hasOther(category.addons, plan, taken)) refuse(`only one of "${plan.group.id}" can be taken`)
  }
  return taken
}

function hasOther(addons: readonly AddonPlan[], plan: AddonPlan, taken: readonly number[]): boolean {
  return addons.some(other => other !== plan && other.group === plan.group && (taken[other.index] ?? 0) > 0)
}
