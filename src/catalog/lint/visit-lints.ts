import type { Day } from '#src/contract/generated/types.ts'
import type { CatalogVisit } from '../compile/build-catalog.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import type { Money } from '../words/money.ts'
import type { Finding } from './finding.ts'
import { endedRules } from './past-lints.ts'
import { amountFindings, type Amounts } from './scale-findings.ts'
import { ruleAmounts, ruleLints } from './scale-lints.ts'

/** Finds slips of scale and rules that have ended in what a visit's items cost together; `prices` are those of its items. */
export function* visitLints(
  { rules = [], inputs = [], limit }: CatalogVisit,
  prices: readonly Amounts[],
  money: Money,
  today: Day | null,
): Generator<Finding> {
  const pointer = new ContentPointer([], '/visit')
  yield* ruleLints(rules, inputs, pointer, money)
  yield* amountFindings(ruleAmounts(rules, limit, pointer), prices, money)
  yield* endedRules(rules, today, pointer)
}
