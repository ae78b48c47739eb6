import type { Selection } from '../estimate/selection.ts'
import type { CategoryPlan } from '../plan.ts'
import { ALL_DAYS, answersTo, type PricedDays, visitsIn } from '../publish-check/candidates.ts'
import type { Revision } from '../revision.ts'
import { walkSelections } from './walk-selections.ts'

/** Limit of the visits that are tried for examples. */
const MAX_TRIALS = 5000

/** Limit of those of one category. A prime number, so that of more of them an even choice has every answer, number of items and day in turn. */
const MAX_OF_CATEGORY = 997

/** Of so many selections of a category the first with a price is taken for an example. */
const MAX_WALKED = 200

/** A visit of one or several alike items. */
export interface Trial {
  plan: CategoryPlan
  count: number
  item: Selection
  inputs: Selection['inputs']
}

/** Visits that may cost something else: of each category, of every number of alike items, with every answer and whenever on these days they are. */
export function* trialsOf(revision: Revision, days: PricedDays = ALL_DAYS): Generator<Trial> {
  let count = 0
  for (const trial of allTrials(revision, days)) {
    if (count++ === MAX_TRIALS) return
    yield trial
  }
}

function* allTrials({ catalog, visit }: Revision, days: PricedDays): Generator<Trial> {
  if (!visit) return
  const { plan: own, visit: content } = visit.plan
  const asked = own.inputs.filter(({ id }) => content.inputs?.some(input => input.id === id) === true)
  const first = Object.fromEntries(
    asked.flatMap(input =>
      answersTo(input, own)
        .slice(0, 1)
        .map(answer => [input.id, answer] as const),
    ),
  )
  const answers = [
    first,
    ...asked.flatMap(input =>
      answersTo(input, own)
        .slice(1)
        .map(answer => ({ ...first, [input.id]: answer })),
    ),
  ]
  const counts = Array.from({ length: content.mostItems }, (_, at) => at + 1)
  for (const plan of catalog.categories) {
    const item = pricedItem({ catalog }, plan)
    if (item === null) continue
    for (const [when, count, inputs] of someOf(visitsIn(own, days), counts, answers)) yield { plan, count, item: { ...item, ...when }, inputs }
  }
}

/** Every combination of one of each, or of more than MAX_OF_CATEGORY an even choice. */
function* someOf<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): Generator<[A, B, C]> {
  const all = as.length * bs.length * cs.length
  const tried = Math.min(all, MAX_OF_CATEGORY)
  for (let turn = 0; turn < tried; turn++) {
    const at = Math.floor((turn * all) / tried)
    const [a, b, c] = [as[Math.floor(at / (bs.length * cs.length))], bs[Math.floor(at / cs.length) % bs.length], cs[at % cs.length]]
    if (a !== undefined && b !== undefined && c !== undefined) yield [a, b, c]
  }
}

/** The first selection of a category that has a price on its own, without a day. */
export function pricedItem({ catalog }: Pick<Revision, 'catalog'>, plan: CategoryPlan): Selection | null {
  let found: Selection | null = null
  walkSelections(catalog, plan, MAX_WALKED, (selection, { state }) => {
    if (state === 'priced' && selection.date === null) found ??= selection
  })
  return found
}
