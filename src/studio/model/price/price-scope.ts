import type { Money } from '../../../catalog/money.ts'
import { decimalProblem, priceRule } from '../decimal-text.ts'
import { minutesProblem } from '../minutes-text.ts'
import { questionsOf } from '../questions.ts'
import type { PriceScope } from './field-problems.ts'

/** What the prices of a draft's category are checked against. */
export function priceScope(category: unknown, reasons: PriceScope['reasons'], money: Money): PriceScope {
  const rule = priceRule(money)
  return { questions: questionsOf(category), reasons, amountProblem: value => decimalProblem(value, rule) }
}

/** What the durations of a draft's category are checked against. */
export function durationScope(category: unknown): PriceScope {
  return { questions: questionsOf(category), reasons: [], amountProblem: minutesProblem }
}
