import type { Money } from '../../catalog/words/money.ts'
import { decimalProblem, priceRule } from './decimal-text.ts'
import { minutesProblem } from './minutes-text.ts'
import { questionsOf } from './questions.ts'
import type { PriceScope } from './field-problems.ts'

/** Returns the context for checking the prices of a draft's category, or of one of its items. */
export function priceScope(category: unknown, reasons: PriceScope['reasons'], money: Money, item?: unknown): PriceScope {
  const rule = priceRule(money)
  return { questions: questionsOf(category, item), reasons, amountProblem: value => decimalProblem(value, rule) }
}

/** Returns the context for checking durations. */
export function durationScope(category: unknown, item?: unknown): PriceScope {
  return { questions: questionsOf(category, item), reasons: [], amountProblem: minutesProblem }
}
