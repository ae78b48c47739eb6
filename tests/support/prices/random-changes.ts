import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Day, Price } from '#src/contract/generated/types.ts'
import type { Draw } from '../draw.ts'

/** The days on which prices of random catalogs change. */
export const CHANGE_DAYS: readonly Day[] = ['2026-06-01', '2026-06-02', '2027-01-01', '2027-02-28', '2028-02-29']

/** Days to price visits on: every change, the days around it, and days far from any. */
export const DAYS: readonly Day[] = [
  ...new Set(['2000-01-01', ...CHANGE_DAYS.flatMap(day => [addDays(day, -1), day, addDays(day, 1)]), '2099-12-31']),
]

/** A price as content has it while it changes, which code never meets. */
export const dated = (price: unknown, ...changes: { from: Day; price: unknown }[]): Price => ({ kind: 'dated', price, changes }) as unknown as Price

/** Lets some prices of a catalog change on days, those inside others too. */
export function withChanges(draw: Draw, content: CatalogContent): CatalogContent {
  const reasons = content.business.reasons.map(({ id }) => id)
  return { ...content, categories: changing(content.categories) as CatalogContent['categories'] }

  function changing(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(changing)
    if (typeof part !== 'object' || part === null) return part
    const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key === 'duration' ? value : changing(value)]))
    const isPrice = 'kind' in part && ['exact', 'from', 'range', 'by', 'sum', 'per', 'limit', 'bands'].includes(String(part.kind))
    if (!isPrice || !draw.chance(15)) return inner
    const days = CHANGE_DAYS.filter(() => draw.chance(40))
    return days.length === 0 ? inner : dated(inner, ...days.map(from => ({ from, price: otherPrice(inner) })))
  }

  function otherPrice(before: unknown): unknown {
    const amount = draw.between(1, 50_000)
    return draw.one([
      { kind: 'exact', amount },
      { kind: 'from', amount },
      { kind: 'range', low: amount, high: amount + 100 },
      { kind: 'quote', reason: draw.one(reasons) },
      { kind: 'sum', of: [JSON.parse(JSON.stringify(before)), { kind: 'exact', amount }] },
    ])
  }
}
