import type { Input } from '#src/contract/generated/types.ts'
import type { CategoryPlan, NumberInputPlan } from '../plan.ts'
import { answersTo } from '../publish-check/candidates.ts'
import type { Finding, LintScope } from './finding.ts'
import { type Found, lowOf } from './package-space.ts'

/** How many times as much a unit may cost one step later. */
const CLIFF = 2

/** Two answers, the smaller first, and their estimates. */
type Pair = readonly [Found, Found]

/** Finds larger answers that cost less, and numbers at which the price leaps: the first of each for a package and a question. */
export function* answerLints({ plan, pointer, spaceOf }: LintScope): Generator<Finding> {
  for (const item of plan.packages) {
    for (const input of plan.category.inputs) {
      const order = orderOf(input, plan)
      if (order === null) continue
      const space = spaceOf(item)
      const place = pointer.at('packages', item.index)
      let cheaper: Pair | null = null
      let cliff: Pair | null = null
      for (const row of space.across(space.input(input.id))) {
        const found = order.flatMap(at => row[at] ?? [])
        cheaper ??= pairIn(found, isCheaper)
        if (input.kind === 'number') cliff ??= pairIn(found, (one, next) => isCliff(one, next, input.id, stepOf(input.id, plan)))
        if (cheaper !== null && (cliff !== null || input.kind === 'choice')) break
      }
      const kind = input.kind === 'choice' ? 'size' : 'quantity'
      if (cheaper !== null) yield { kind, pointer: place, message: `"${input.label}": more costs less`, sides: sidesOf(cheaper) }
      if (cliff !== null)
        yield { kind: 'cliff', pointer: place, message: `"${input.label}": one more doubles what each costs`, sides: sidesOf(cliff) }
    }
  }
}

/** The positions of an input's answers, from small to large; null where that is not known. */
function orderOf(input: Input, category: CategoryPlan): number[] | null {
  const plan = category.inputById.get(input.id)
  if (plan === undefined) return null
  const answers = answersTo(plan, category)
  const positions = answers.map((_, position) => position)
  if (input.kind !== 'number') return 'ordered' in input && input.ordered ? positions : null
  return positions.toSorted((a, b) => Number(answers[a]) - Number(answers[b]))
}

function pairIn(found: readonly Found[], is: (one: Found, next: Found) => boolean): Pair | null {
  for (const [position, one] of found.entries()) {
    const next = found[position + 1]
    if (next !== undefined && is(one, next)) return [one, next]
  }
  return null
}

function isCheaper(one: Found, next: Found): boolean {
  return lowOf(next) < lowOf(one)
}

/** Whether the next number costs over twice as much for each, and so does a line: one that begins there is a fee, and no cliff. */
function isCliff(one: Found, next: Found, id: string, step: number): boolean {
  const [fewer, more] = [Number(one.selection.inputs[id]), Number(next.selection.inputs[id])]
  const leaps = (before: number, then: number) => before > 0 && then * fewer > CLIFF * before * more
  if (Math.round((more - fewer) / step) !== 1 || fewer <= 0 || !leaps(lowOf(one), lowOf(next))) return false
  const lines = new Map(next.estimate.lines.map(line => [`${line.kind} ${line.id}`, line.low ?? 0]))
  return one.estimate.lines.some(({ kind, id: of, low }) => leaps(low ?? 0, lines.get(`${kind} ${of}`) ?? 0))
}

function stepOf(id: string, { inputById }: CategoryPlan): number {
  const { factor } = inputById.get(id) as NumberInputPlan
  return 1 / factor
}

function sidesOf([one, next]: Pair): Finding['sides'] {
  return [{ found: [one] }, { found: [next] }]
}
