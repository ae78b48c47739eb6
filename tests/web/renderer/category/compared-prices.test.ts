import { expect, test } from 'vitest'
import type { Category, Package, Price } from '#src/contract/generated/types.ts'
import { comparedPrices } from '#src/web/renderer/category/compared-prices.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SALES_TAX, taxesOf } from '#tests/support/content/taxed.ts'
import { scopeOf } from '#tests/support/prices/told-scope.ts'

const { content: sample } = await sampleRevision()
const [car] = loadSample().categories as [Category, ...Category[]]
const taxed = { ...sample, business: { ...sample.business, taxes: taxesOf([SALES_TAX]) } }
const exact = (amount: number): Price => ({ kind: 'exact', amount })
const quote: Price = { kind: 'quote', reason: sample.business.reasons[0]?.id ?? '' }
const bySize: Price = {
  kind: 'by',
  input: 'size',
  rows: [
    { option: 'sedan', price: exact(8000) },
    { option: 'mid', price: { kind: 'from', amount: 9000 } },
    { option: 'large', price: quote },
  ],
}
const packageOf = (id: string, price: Price): Package => ({ id, title: id, description: id, features: [], price })

test('where tax is added, every price of a comparison says so, but one that is only quoted', () => {
  const category: Category = { ...car, rules: [], addonGroups: [], packages: [packageOf('gold', bySize), packageOf('open', quote)] }
  const textsIn = (content: typeof sample) => comparedPrices(category, scopeOf(content, category, '2026-11-21'), 'Price').map(({ texts }) => texts)
  const asked = sample.messages.price.quote
  expect(textsIn(sample)).toEqual([
    ['$80', null],
    ['$90+', null],
    [asked, null],
    [null, asked],
  ])
  expect(textsIn(taxed)).toEqual([
    ['$80 plus tax', null],
    ['$90+ plus tax', null],
    [asked, null],
    [null, asked],
  ])
})
