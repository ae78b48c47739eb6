import { expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { costedRows, lowest } from '#src/catalog/told/costed-rows.ts'
import { structuredData } from '#src/web/site/structured-data.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SALES_TAX, taxesOf, VAT } from '#tests/support/content/taxed.ts'
import { offersOf } from '#tests/support/prices/schema-org.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'

const TODAY = '2026-06-01'
const sample = await sampleRevision()

test('search engines are told how much a price is for, in the unit that the visitor reads', async () => {
  const loaded = await loadContentSnapshot('tests/content/window-cleaning')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { revision } = loaded.value
  const offers = revision.content.categories.flatMap(category => offersOf(revision, TODAY, category))
  expect(offers.map(({ priceSpecification }) => priceSpecification)).toContainEqual({
    '@type': 'UnitPriceSpecification',
    price: 13.75,
    priceCurrency: 'EUR',
    unitCode: 'MTK',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 2.5, unitCode: 'MTK' },
    billingIncrement: 2.5,
  })
})

test('the front page tells what each package costs at least, and on which page each of its prices is told', () => {
  const scope = { ...sample, today: TODAY }
  const { categories } = sample.content
  const least = categories.flatMap(category =>
    category.packages.map(item => {
      const amount = lowest(costedRows(item, category, scope).map(({ costs }) => costs?.least ?? null))
      return [item.title, amount === null ? undefined : sample.money.value(amount)]
    }),
  )
  expect(offersOf(sample, TODAY).map(({ name, lowPrice }) => [name, lowPrice])).toEqual(least)
  const facts = { url: 'https://www.example.com/', today: TODAY, description: '', lead: null, logo: null }
  const { hasOfferCatalog } = JSON.parse(structuredData(sample, facts)) as { hasOfferCatalog: { itemListElement: { url: string }[] } }
  expect(hasOfferCatalog.itemListElement.map(({ url }) => url)).toEqual(categories.map(({ path }) => `https://www.example.com${path}`))
})

test.each([
  { taxes: [SALES_TAX], flag: false },
  { taxes: [VAT], flag: true },
  { taxes: [], flag: undefined },
])('prices say to search engines whether they include their taxes: $flag', ({ taxes, flag }) => {
  const { content } = sample
  const business = { ...content.business, ...(taxes.length > 0 && { taxes: taxesOf(taxes) }) }
  const revision = revisionWith(content, { business, categories: content.categories })
  const [car] = revision.content.categories
  const priced = [null, car].flatMap(lead => offersOf(revision, TODAY, lead).flatMap(({ priceSpecification }) => priceSpecification ?? []))
  const flags = priced.map(each => each.valueAddedTaxIncluded)
  expect(new Set(flags)).toEqual(new Set([flag]))
})

test('a page of a category names the business that the front page describes', () => {
  const tell = (lead: (typeof sample.content.categories)[number] | null, path: string) =>
    JSON.parse(structuredData(sample, { url: `https://www.example.com${path}`, today: TODAY, description: 'All of it.', lead, logo: null })) as object
  const [category] = sample.content.categories
  if (category === undefined) throw new Error('no category')
  expect(tell(null, '/')).toMatchObject({ '@id': 'https://www.example.com/', telephone: sample.content.business.phone, description: 'All of it.' })
  const own = tell(category, category.path)
  expect(own).toMatchObject({ '@id': 'https://www.example.com/', name: sample.content.business.name })
  expect(own).not.toHaveProperty('telephone')
})

test('a day that has hours of its own is named once', () => {
  const hours = (['monday', 'tuesday', 'saturday'] as const).map(day => ({ day, open: day === 'saturday' ? '09:00' : '08:00', close: '15:00' }))
  const business = { ...sample.content.business, hours: sample.content.business.hours.slice(0, 3).map((own, index) => ({ ...own, ...hours[index] })) }
  const facts = { url: 'https://www.example.com/', today: TODAY, description: '', lead: null, logo: null }
  const graph = structuredData({ ...sample, content: { ...sample.content, business } }, facts)
  expect(JSON.parse(graph)).toMatchObject({ openingHours: ['Mo-Tu 08:00-15:00', 'Sa 09:00-15:00'] })
})
