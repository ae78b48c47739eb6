import { type Outcome, priceChange } from '#src/catalog/compare/price-change.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { PriceMove, UnansweredRequests } from '#src/contract/generated/types.ts'

/** Requests whose change of price depends on questions that they do not answer. */
export class Unanswered {
  private count = 0
  private readonly questions = new Set<string>()
  /** Minor units, of the least change and of the most; `NaN` where one is not known. */
  private least = Infinity
  private most = -Infinity

  /** `rises` are by every answer; null where not every one is known. */
  add(questions: readonly string[], rises: readonly number[] | null): void {
    this.count++
    for (const question of questions) this.questions.add(question)
    this.least = Math.min(this.least, ...(rises ?? [NaN]))
    this.most = Math.max(this.most, ...(rises ?? [NaN]))
  }

  told(money: Money): UnansweredRequests {
    const isKnown = Number.isFinite(this.least)
    const span = isKnown ? { least: moveOf(this.least, money), most: moveOf(this.most, money) } : null
    return { count: this.count, questions: [...this.questions], span }
  }
}

function moveOf(rise: number, money: Money): PriceMove {
  return { change: rise > 0 ? 'raised' : rise < 0 ? 'lowered' : 'same', amount: money.text(Math.abs(rise)) }
}

/** What changes between two outcomes: the same text for the same change, whatever they are. */
export function changeKey(old: Outcome, now: Outcome): string {
  if (typeof old === 'string' || typeof now === 'string') return String(priceChange(old, now))
  return `${now.low - old.low} ${(now.high ?? Infinity) - (old.high ?? Infinity)}`
}

/** By how much a price rises: its low end, else its high end; `NaN` where that is not known. */
export function riseOf(old: Outcome, now: Outcome): number {
  if (typeof old === 'string' || typeof now === 'string') return NaN
  return now.low - old.low || (old.high === now.high ? 0 : (now.high ?? NaN) - (old.high ?? NaN))
}

/** The outcome by every answer: a price that each of them lies in, unless one has no number. */
export function outcomeOfAll(outcomes: readonly Outcome[]): Outcome {
  const priced = outcomes.filter(outcome => typeof outcome !== 'string')
  if (priced.length < outcomes.length) return outcomes.includes('impossible') ? 'impossible' : 'consultation'
  const highs = priced.flatMap(({ high }) => high ?? [])
  return { low: Math.min(...priced.map(({ low }) => low)), high: highs.length < priced.length ? null : Math.max(...highs) }
}
