import type { Content, Day } from '#src/contract/generated/types.ts'
import type { CatalogContent } from '../compile/build-catalog.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import type { Money } from '../words/money.ts'
import type { Finding } from './finding.ts'
import type { Lint } from './lint-catalog.ts'
import { policyLints } from './policy-lints.ts'
import { categoryAmounts } from './scale-lints.ts'
import { visitLints } from './visit-lints.ts'

/** Looks for mistakes in what belongs to no category: the prices of a visit as a whole, deposits and cancelling. */
export function lintWhole(
  { categories, visit, policies }: CatalogContent,
  { content, money, today = null }: { content: Pick<Content, 'visit' | 'policies'>; money: Money; today?: Day | null },
): Lint[] {
  const prices = categories.flatMap(category => categoryAmounts(category, new ContentPointer([])))
  return [
    ...(visit === undefined ? [] : lintsOf('visit', content.visit?.words.title ?? '', visitLints(visit, prices, money, today))),
    ...(policies === undefined ? [] : lintsOf('policies', content.policies?.words.title ?? '', policyLints(policies, prices, money))),
  ]
}

function lintsOf(id: 'visit' | 'policies', title: string, findings: Iterable<Finding>): Lint[] {
  return Array.from(findings, ({ kind, pointer, message }) => ({ kind, category: { id, title }, pointer: pointer.text, message, sides: [] }))
}
