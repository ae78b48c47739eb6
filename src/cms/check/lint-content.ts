import { notDismissed } from '#src/catalog/lint/dismissed.ts'
import { type Lint, lintCatalog } from '#src/catalog/lint/lint-catalog.ts'
import { lintWhole } from '#src/catalog/lint/lint-whole.ts'
import { saidOn } from '#src/catalog/dated/said-on.ts'
import type { CheckedEpoch } from '#src/catalog/publish-check/publish-check.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Category, Content, Day } from '#src/contract/generated/types.ts'

/** Warnings of prices that may be mistakes, in the site's words, without those that content dismisses. They do not stop content from going live. One that holds in several epochs is listed once. */
export function lintContent(
  content: Pick<Content, 'business' | 'messages' | 'visit' | 'policies' | 'categories' | 'examples'>,
  epochs: readonly CheckedEpoch[],
  today: Day | null = null,
): Lint[] {
  const words = { content, money: moneyOf(content.business) }
  const known = new Set<Category>()
  const found = epochs.flatMap(({ start, content: epoch, catalog }) => {
    const whole = lintWhole(epoch, { ...words, today })
    const lints = [...lintCatalog(catalog, words, { known, today }), ...whole].map(lint => ({
      ...lint,
      pointer: saidOn(lint.pointer, content, start),
    }))
    for (const { category } of catalog.categories) known.add(category)
    return lints
  })
  return notDismissed([...new Map(found.map(lint => [`${lint.pointer} ${lint.message}`, lint])).values()], content.examples)
}
