import type { Day, SelectionExample, VisitDifference } from '#src/contract/generated/types.ts'
import type { Selection } from '../estimate/selection.ts'
import type { CategoryPlan } from '../plan.ts'
import { answersTo, visitsFor } from '../publish-check/candidates.ts'
import { type Revision, revisionOn } from '../revision.ts'
import { selectionText } from '../words/selection-text.ts'
import { compareShown } from './compare-items.ts'
import { changeDaysOf } from './compare-catalogs.ts'
import { outcomeOf, type Outcome, outcomeText, priceChange } from './price-change.ts'
import { visitItems } from './visit-items.ts'
import { walkSelections } from './walk-selections.ts'

/** Limit of the examples for each kind of change. */
const MAX_EXAMPLES = 5

/** Of so many selections of a category the first with a price is taken for an example. */
const MAX_WALKED = 200

/** What is asked and charged for a visit as a whole, under two revisions, for visits of today and from each day on which a price changes. */
export function compareVisits(before: Revision, after: Revision, today: Day): VisitDifference[] {
  let told = new Set<string>()
  return [today, ...changeDaysOf(before, after, today)].flatMap(day => {
    const found = compareOn(revisionOn(before, day), revisionOn(after, day))
    const text = JSON.stringify(found)
    const isNew = found !== null && !told.has(text)
    told = new Set([text])
    return !isNew ? [] : [day === today ? found : { ...found, from: day }]
  })
}

function compareOn(before: Revision, after: Revision): VisitDifference | null {
  const items = compareShown(visitItems(before), visitItems(after))
  return items.length === 0 ? null : { items, examples: examplesOf(before, after) }
}

/** A visit of one or several alike items. */
interface Trial {
  plan: CategoryPlan
  count: number
  item: Selection
  inputs: Selection['inputs']
}

/** Some visits that cost something else, of each category, however many items they have, whatever is answered and whenever they are. */
function examplesOf(before: Revision, after: Revision): SelectionExample[] {
  const examples: SelectionExample[] = []
  for (const trial of trialsOf(after)) {
    const [old, now] = [outcomeIn(before, trial), outcomeIn(after, trial)]
    const change = old === null || now === null ? null : priceChange(old, now)
    if (change === null || old === null || now === null) continue
    if (examples.filter(example => example.change === change).length >= MAX_EXAMPLES) continue
    examples.push({ change, title: titleOf(trial, after), before: outcomeText(old, before), after: outcomeText(now, after) })
  }
  return examples
}

function trialsOf({ catalog, visit }: Revision): Trial[] {
  if (!visit) return []
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
  return catalog.categories.flatMap(plan => {
    const item = pricedItem({ catalog }, plan)
    if (item === null) return []
    return visitsFor(own).flatMap(when => counts.flatMap(count => answers.map(inputs => ({ plan, count, item: { ...item, ...when }, inputs }))))
  })
}

/** The first selection of a category that has a price on its own, without a day. */
function pricedItem({ catalog }: Pick<Revision, 'catalog'>, plan: CategoryPlan): Selection | null {
  let found: Selection | null = null
  walkSelections(catalog, plan, MAX_WALKED, (selection, { state }) => {
    if (state === 'priced' && selection.date === null) found ??= selection
  })
  return found
}

function outcomeIn({ visit, catalog }: Revision, { plan, count, item, inputs }: Trial): Outcome | null {
  if (!catalog.categoryById.has(plan.category.id)) return null
  if (!visit) return null
  const known = Object.fromEntries(Object.entries(inputs).filter(([id]) => visit.plan.plan.inputById.has(id)))
  const after = Array.from({ length: count - 1 }, () => item)
  const { estimate } = visit.price(item, { before: [], after, inputs: known })
  return estimate === null ? 'impossible' : outcomeOf(estimate)
}

function titleOf({ plan, count, item, inputs }: Trial, { visit, money }: Revision): string {
  const of = selectionText(item, plan, money)
  const said = visit ? selectionText({ category: '', package: null, addons: [], inputs, date: null }, visit.plan.plan, money) : ''
  return [count === 1 ? of : `${count} × ${of}`, said].filter(text => text !== '').join(', ')
}
