import type { Money } from '#src/catalog/words/money.ts'
import { decimalProblem, priceRule } from '../numbers/decimal-text.ts'
import { minutesProblem } from '../numbers/minutes-text.ts'
import { questionsOf } from '../draft/questions.ts'
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
