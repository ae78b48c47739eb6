import { expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Category, Price } from '#src/contract/generated/types.ts'
import { structuredData } from '#src/web/site/structured-data.ts'
import { sampleRevision } from '#tests/support/sample-revision.ts'
import { revisionWith } from '#tests/support/told-scope.ts'

/** What search engines are told of the prices of all packages. */
function specificationsOf(revision: Revision): (object | undefined)[] {
  const page = { url: 'https://www.example.com/', today: '2026-06-01', description: '', lead: null, logo: null }
  const graph = JSON.parse(structuredData(revision, page)) as { hasOfferCatalog: { itemListElement: { priceSpecification?: object }[] } }
  return graph.hasOfferCatalog.itemListElement.map(({ priceSpecification }) => priceSpecification)
}

test('search engines are told how much a price is for, in the unit that the visitor reads', async () => {
  const loaded = await loadContentSnapshot('tests/content/window-cleaning')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  expect(specificationsOf(loaded.value.revision)).toContainEqual({
    '@type': 'UnitPriceSpecification',
    price: 13.75,
    priceCurrency: 'EUR',
    unitCode: 'MTK',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 2.5, unitCode: 'MTK' },
  })
})

const { content: sample } = await sampleRevision()
const plain = sample.categories.find(({ inputs }) => inputs.length === 0) as Category
const area: Category['inputs'][number] = {
  id: 'area',
  kind: 'number',
  label: 'Area',
  unit: 'area',
  show: 'used',
  required: '',
  min: 1,
  max: 20,
}
const rate: Price = { kind: 'per', input: 'area', rate: 500, highRate: 1500 }

/** How a rate that is a range is told, and an open one. */
test.each<[Price, object]>([
  [rate, { '@type': 'UnitPriceSpecification', minPrice: 5, maxPrice: 15 }],
  [
    { ...rate, open: true },
    { '@type': 'UnitPriceSpecification', minPrice: 5 },
  ],
])('%j is told to search engines as %j', (price, expected) => {
  const item = { id: 'wash', title: 'Wash', description: 'Wash.', features: [], price }
  const category = { ...plain, rules: [], inputs: [area], packages: [item], addonGroups: [] }
  const revision = revisionWith(sample, { business: sample.business, categories: [category] })
  expect(specificationsOf(revision)).toEqual([{ ...expected, priceCurrency: 'USD' }])
})
