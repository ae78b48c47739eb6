import { expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { structuredData } from '#src/web/site/structured-data.ts'

test('search engines are told how much a price is for, in the unit that the visitor reads', async () => {
  const loaded = await loadContentSnapshot('tests/content/window-cleaning')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const graph = JSON.parse(
    structuredData(loaded.value.revision, { url: 'https://www.example.com/', today: '2026-06-01', description: '', lead: null, logo: null }),
  ) as {
    hasOfferCatalog: { itemListElement: { priceSpecification?: object }[] }
  }
  const specifications = graph.hasOfferCatalog.itemListElement.map(({ priceSpecification }) => priceSpecification)
  expect(specifications).toContainEqual({
    '@type': 'UnitPriceSpecification',
    price: 13.75,
    priceCurrency: 'EUR',
    unitCode: 'MTK',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 2.5, unitCode: 'MTK' },
  })
})
