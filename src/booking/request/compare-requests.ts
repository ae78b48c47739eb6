import { isOpen } from '../appointment/status.ts'
import { noChanges, type Outcome, outcomeText, priceChange } from '#src/catalog/compare/price-change.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { RequestDifference, RequestPriceChange } from '#src/contract/generated/types.ts'
import { triedAnswers } from './every-answer.ts'
import { goneChoices } from './gone-choices.ts'
import { lostRequest, namesOf } from './lost-requests.ts'
import { PriceMoves } from './price-moves.ts'
import { PriceSpread } from './price-spread.ts'
import type { StoredRequest } from './read-again.ts'
import { changeKey, outcomeOfAll, riseOf, Unanswered } from './unanswered.ts'

/**
 * Prices stored requests under two revisions, from their fields alone; the stored price is what an open one was promised. Requests that are impossible
 * under both are counted apart, and so are those whose change depends on what they do not answer; an open one that loses something that it asks for is
 * told, whether or not it has a price.
 */
export function compareRequests(requests: readonly StoredRequest[], before: FormRevision, after: FormRevision): RequestDifference {
  const [counts, changes, spread] = [noChanges(), { lost: [] as RequestPriceChange[], others: [] as RequestPriceChange[] }, new PriceSpread()]
  const open = { raised: 0, lowered: 0 }
  const moves = { raised: new PriceMoves(), lowered: new PriceMoves() }
  const unanswered = new Unanswered()
  let [compared, unpriced, undated] = [0, 0, 0]
  for (const request of requests) {
    const gone = goneChoices(request, before, after.content)
    const { pairs, questions, isWhole } = triedAnswers(request, before, after)
    const outcomes = pairs.map(({ old, now }) => [old.outcome, now.outcome] as const)
    const isUnpriced = isWhole && outcomes.every(each => each.every(outcome => outcome === 'impossible'))
    if (isUnpriced || !isWhole || new Set(outcomes.map(each => changeKey(...each))).size > 1) {
      if (isUnpriced) unpriced++
      else unanswered.add(questions, isWhole ? outcomes.map(each => riseOf(...each)) : null)
      if (isOpen(request) && gone !== null) changes.lost.push(lostRequest(request, gone, before))
      continue
    }
    compared++
    const [old, now] = [outcomeOfAll(pairs.map(({ old }) => old.outcome)), outcomeOfAll(pairs.map(({ now }) => now.outcome))]
    const isPriced = typeof old !== 'string' && typeof now !== 'string'
    if (isPriced) spread.add(old.low, now.low)
    const change = priceChange(old, now)
    if (change === null) {
      if (!request.appointment_date) undated++
      continue
    }
    counts[change]++
    if (isPriced && (change === 'raised' || change === 'lowered')) moves[change].add(old, now)
    const broken = isOpen(request) ? brokenPromise(request, outcomes, after) : null
    if (broken !== null) open[broken]++
    const isLost = isOpen(request) && (change === 'impossible' || change === 'loses_number')
    const reasons = new Set(pairs.flatMap(({ now }) => now.reason ?? []))
    changes[isLost ? 'lost' : 'others'].push({
      ...namesOf(request, before, after),
      change,
      before: outcomeText(old, before),
      after: outcomeText(now, after),
      reason: gone ?? (reasons.size === 0 ? null : [...reasons].join('; ')),
    })
  }
  const [won, lost] = [spread.won, spread.lost].map(after.money.exact)
  const [raised, lowered] = [moves.raised.span(after.money), moves.lowered.span(after.money)]
  return {
    compared,
    undated,
    unpriced,
    unanswered: unanswered.told(after.money),
    counts,
    raised,
    lowered,
    open: { ...open, lost: changes.lost.length },
    spread: spread.bars,
    won: won ?? '',
    lost: lost ?? '',
    changes: [...changes.lost, ...changes.others],
  }
}

/** Whether a request would cost more or less than it was promised, whatever it would answer; null where it would not, or one of them has no number. */
function brokenPromise(
  { estimated_value, actual_value }: StoredRequest,
  outcomes: readonly (readonly [old: Outcome, now: Outcome])[],
  { money }: Pick<FormRevision, 'money'>,
): 'raised' | 'lowered' | null {
  const promised = actual_value ?? estimated_value
  if (promised === null) return null
  const rises = outcomes.map(([, now]) => (typeof now === 'string' ? 0 : now.low - money.amount(promised)))
  return rises.every(rise => rise > 0) ? 'raised' : rises.every(rise => rise < 0) ? 'lowered' : null
}
