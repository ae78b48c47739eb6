import type { Day, ItemDifference, SelectionExample, VisitDifference } from '#src/contract/generated/types.ts'
import { type Revision, revisionOn } from '../revision.ts'
import { selectionText } from '../words/selection-text.ts'
import type { PricedDays } from '../publish-check/candidates.ts'
import { compareShown, notToldYet } from './compare-items.ts'
import { areEnough } from './examples.ts'
import { changeDaysOf } from './compare-catalogs.ts'
import { outcomeOf, type Outcome, outcomeText, priceChange } from './price-change.ts'
import { type VisitPricing, visitPricing } from '../visit/visit-pricing.ts'
import { visitItems } from './visit-items.ts'
import { type Trial, trialsOf } from './visit-trials.ts'

/** Compares the questions, rules and limits of a whole visit between two revisions: at today's prices, and at those of each day to come on which a price changes. */
export function compareVisits(before: Revision, after: Revision, today: Day): VisitDifference[] {
  let told: ItemDifference[] = []
  const title = (after.content.visit ?? before.content.visit)?.words.title ?? ''
  const starts = [today, ...changeDaysOf(before, after, today)]
  return starts.flatMap((day, position) => {
    const from = day === today ? null : day
    const [was, is] = [revisionOn(before, day), revisionOn(after, day)]
    const found = compareShown(visitItems(was, from, title), visitItems(is, from, title))
    const items = notToldYet(found, told)
    told = found
    if (items.length === 0) return []
    return [{ items, examples: examplesOf(was, is, { from, before: starts[position + 1] ?? null }), ...(from !== null && { from }) }]
  })
}

/** Some visits that cost something else, of each category, however many items they have, whatever is answered and whenever on these days they are. */
function examplesOf(before: Revision, after: Revision, days: PricedDays): SelectionExample[] {
  const examples: SelectionExample[] = []
  const [was, is] = [pricingOf(before, after), after.visit ?? null]
  for (const trial of trialsOf(after, days)) {
    const [old, now] = [outcomeIn(before, was, trial), outcomeIn(after, is, trial)]
    const change = old === null || now === null ? null : priceChange(old, now)
    if (change === null || old === null || now === null) continue
    if (areEnough(examples, change)) continue
    examples.push({ change, title: titleOf(trial, after), before: outcomeText(old, before), after: outcomeText(now, after) })
  }
  return examples
}

/** What visits cost before a change; where content said nothing of them, as many items as there may be after it, each by itself. */
function pricingOf({ visit, content, catalog }: Revision, { content: { visit: now } }: Revision): VisitPricing | null {
  if (visit || now === undefined) return visit ?? null
  return visitPricing({ ...content, visit: { mostItems: now.mostItems } }, catalog)
}

function outcomeIn({ catalog }: Revision, visit: VisitPricing | null, { plan, count, item, inputs }: Trial): Outcome | null {
  if (!catalog.categoryById.has(plan.category.id)) return null
  if (visit === null) return null
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
