import type { Day, SelectionExample, VisitDifference } from '#src/contract/generated/types.ts'
import { type Revision, revisionOn } from '../revision.ts'
import { selectionText } from '../words/selection-text.ts'
import { compareShown } from './compare-items.ts'
import { areEnough } from './examples.ts'
import { changeDaysOf } from './compare-catalogs.ts'
import { outcomeOf, type Outcome, outcomeText, priceChange } from './price-change.ts'
import { visitItems } from './visit-items.ts'
import { type Trial, trialsOf } from './visit-trials.ts'

/** Compares the questions, rules and limits of a whole visit between two revisions: at today's prices, and at those of each day to come on which a price changes. */
export function compareVisits(before: Revision, after: Revision, today: Day): VisitDifference[] {
  let told: string | null = null
  return [today, ...changeDaysOf(before, after, today)].flatMap(day => {
    const found = compareOn(revisionOn(before, day), revisionOn(after, day))
    const text = JSON.stringify(found)
    const isNew = found !== null && text !== told
    told = text
    return !isNew ? [] : [day === today ? found : { ...found, from: day }]
  })
}

function compareOn(before: Revision, after: Revision): VisitDifference | null {
  const items = compareShown(visitItems(before), visitItems(after))
  return items.length === 0 ? null : { items, examples: examplesOf(before, after) }
}

/** Some visits that cost something else, of each category, however many items they have, whatever is answered and whenever they are. */
function examplesOf(before: Revision, after: Revision): SelectionExample[] {
  const examples: SelectionExample[] = []
  for (const trial of trialsOf(after)) {
    const [old, now] = [outcomeIn(before, trial), outcomeIn(after, trial)]
    const change = old === null || now === null ? null : priceChange(old, now)
    if (change === null || old === null || now === null) continue
    if (areEnough(examples, change)) continue
    examples.push({ change, title: titleOf(trial, after), before: outcomeText(old, before), after: outcomeText(now, after) })
  }
  return examples
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
