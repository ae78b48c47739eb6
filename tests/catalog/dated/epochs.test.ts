import { expect, test } from 'vitest'
import { priceForm } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { pricedSelection } from '#src/booking/programs/selection-estimate.ts'
import { toldCatalog } from '#src/booking/programs/told-catalog.ts'
import { compareRequests } from '#src/booking/request/compare-requests.ts'
import { compareByDay } from '#src/catalog/compare/compare-catalogs.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { laterRows } from '#src/catalog/told/later-rows.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { structuredData } from '#src/web/site/structured-data.ts'
import { edited } from '#tests/support/content/edit.ts'
import { dated } from '#tests/support/prices/random-changes.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SALES_TAX, taxesOf } from '#tests/support/content/taxed.ts'

const { content: sample } = await sampleRevision()
const [, , , , category] = sample.categories
if (category === undefined) throw new Error('the sample has lost a category')
const [item] = category.packages
if (item === undefined) throw new Error('the sample has lost a package')

const exact = (amount: number) => ({ kind: 'exact', amount })
const rising = (announceDays?: number): Content =>
  edited(sample, [
    {
      at: '/categories/4/packages/0/price',
      set: dated(exact(10_000), { from: '2026-09-01', price: exact(10_000) }, { from: '2027-01-01', price: exact(12_000) }),
    },
    ...(announceDays === undefined ? [] : [{ at: '/business/announceDays', set: announceDays }]),
  ])

const on = (day: string, content = rising()): Revision => compiledRevision('rising', content, day)
const values = { ...EMPTY_VALUES, category: category.id, package: item.id }
const priced = (date: string, asked: string, content = rising()) =>
  priceForm(on(asked, content), { ...values, date }, { date: asked, time: '12:00' }).estimate

const NOTE = 'From January 1, 2027: $120'

/** The day of the visit, the day on which it is asked for, and the price with what is said of a later one. */
test.each([
  ['', '2026-05-11', 10_000, [NOTE]],
  ['', '2026-12-31', 10_000, [NOTE]],
  ['', '2027-01-01', 12_000, []],
  ['2026-12-31', '2026-05-11', 10_000, []],
  ['2027-01-01', '2026-05-11', 12_000, []],
  ['2026-12-31', '2027-02-01', 10_000, []],
])('a visit on "%s", asked for on %s, costs %i', (date, asked, low, notes) => {
  const estimate = priced(date, asked)
  expect(estimate?.low).toBe(low)
  expect(estimate?.notes.map(({ text }) => text)).toEqual(notes)
  const program = pricedSelection(on(asked), { service: category.id, package: item.id, ...(date !== '' && { date }) }, { date: asked, time: '12:00' })
  expect(program.ok && program.estimate.low).toBe(low)
  expect(program.ok && program.estimate.notes.map(({ text }) => text)).toEqual(notes)
})

test('a new price is announced as many days ahead as the business says', () => {
  const notes = (asked: string, days: number) => priced('', asked, rising(days))?.notes.length
  expect([notes('2026-12-01', 31), notes('2026-12-01', 30), notes('2026-12-31', 0)]).toEqual([1, 0, 0])
})

test('pages tell the prices of today, and those to come with their day', () => {
  const rows = (day: string, content = rising()) => laterRows(on(day, content).content.categories[4] ?? category, { ...on(day, content), today: day })
  expect(rows('2026-05-11')).toEqual([
    { title: 'From January 1, 2027', question: null, lines: [{ label: item.title, text: '$120' }], conditions: [], text: null },
  ])
  expect(rows('2026-05-11', rising(30))).toEqual([])
  expect(rows('2027-01-01')).toEqual([])
  const told = (day: string) => toldCatalog(on(day), day, 'https://example.com').services[4]?.packages[0]?.least
  expect([told('2026-12-31'), told('2027-01-01')]).toEqual([10_000, 12_000])
})

test('a price to come says that tax is added to it', () => {
  const taxed = edited(rising(), [{ at: '/business/taxes', set: taxesOf([SALES_TAX]) }])
  const { content, ...scope } = on('2026-05-11', taxed)
  const rows = laterRows(content.categories[4] ?? category, { content, ...scope, today: '2026-05-11' })
  expect(rows.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['$120 plus tax'])
})

test('structured data says until when a price holds', () => {
  const offers = (day: string) => structuredData(on(day), { url: 'https://example.com/', today: day, description: '', lead: category, logo: null })
  expect(offers('2026-12-31')).toContain('"priceValidUntil":"2026-12-31"')
  expect(offers('2027-01-01')).not.toContain('priceValidUntil')
})

test('a change that only adds a price to come says from when on it is so', () => {
  const before = compiledRevision('before', edited(sample, [{ at: '/categories/4/packages/0/price', set: exact(10_000) }]), '2026-05-11')
  const found = compareByDay(before, on('2026-05-11'), '2026-05-11')
  expect(found.map(({ category: id, from, selections }) => ({ id, from, raised: selections.counts.raised > 0 }))).toEqual([
    { id: category.id, from: '2027-01-01', raised: true },
  ])
})

test('a change of a price to come says from when on pages tell it: as early as the business announces prices', () => {
  const announced = (was: Content, is: Content) => compareByDay(on('2026-05-11', was), on('2026-05-11', is), '2026-05-11').map(each => each.announced)
  const plain = (days?: number) => edited(rising(days), [{ at: '/categories/4/packages/0/price', set: exact(10_000) }])
  expect(announced(plain(), rising())).toEqual(['2026-05-11'])
  expect(announced(plain(31), rising(31))).toEqual(['2026-12-01'])
  expect(announced(plain(365), rising(365))).toEqual(['2026-05-11'])
  expect(announced(plain(0), rising(0))).toEqual([undefined])
  // What is taken back is told no more.
  expect(announced(rising(), plain())).toEqual([undefined])
})

const OFFER = {
  id: 'winter',
  title: 'Winter',
  when: { date: { from: '2026-12-01', until: '2026-12-31' } },
  effect: { kind: 'percent', bps: -1000, of: 'package' },
}

/** What an owner reads of edits, of each span of prices: a line for each item that comes or goes, and for each of its lines. */
const told = (before: Content, after: Content) => {
  const found = compareByDay(on('2026-11-28', before), on('2026-11-28', after), '2026-11-28')
  return found.map(({ from, items, selections }) => ({
    from,
    items: items.map(({ title, lines }) => [title, ...lines.map(({ label, before: was, after: is }) => `${label}: ${was} -> ${is}`)].join('; ')),
    ways: selections.examples.map(({ title }) => title),
  }))
}
const withRule = (rule: object, content = rising()) => edited(content, [{ at: '/categories/4/rules', set: [rule] }])

test('an offer that ends before prices change is told once, of its own days', () => {
  const found = told(rising(), withRule(OFFER))
  expect(found.map(({ from, items }) => ({ from, items }))).toEqual([
    {
      from: undefined,
      items: [
        `${item.title}; December 1, 2026 to December 31, 2026: You pay from $100 -> You pay from $90`,
        'Buff & Polish; December 1, 2026 to December 31, 2026: You pay from $200 -> You pay from $180',
        'Winter; December 1, 2026 to December 31, 2026: null -> -10% on the package',
      ],
    },
  ])
  const later = told(withRule(OFFER), withRule(OFFER, sample))
  expect(JSON.stringify(later.filter(({ from }) => from !== undefined))).not.toContain('December')
  expect(later.map(({ from }) => from)).toContain('2027-01-01')
})

test('an offer that goes on after prices change is told of the days before and after, and its rule once', () => {
  const found = told(rising(), withRule({ ...OFFER, when: { date: { from: '2026-12-15', until: '2027-01-15' } } }))
  expect(found.map(({ from, items }) => ({ from, items }))).toEqual([
    {
      from: undefined,
      items: [
        `${item.title}; December 15, 2026 to December 31, 2026: You pay from $100 -> You pay from $90`,
        'Buff & Polish; December 15, 2026 to December 31, 2026: You pay from $200 -> You pay from $180',
        'Winter; December 15, 2026 to January 15, 2027: null -> -10% on the package',
      ],
    },
    {
      from: '2027-01-01',
      items: [
        `${item.title}; Until January 15, 2027: You pay from $120 -> You pay from $108`,
        'Buff & Polish; Until January 15, 2027: You pay from $200 -> You pay from $180',
      ],
    },
  ])
  expect(found[1]?.ways.length).toBeGreaterThan(0)
  expect(found[1]?.ways.every(title => !title.includes('2026'))).toBe(true)
})

test('an offer is told whole where prices of another category change within it', () => {
  const other = edited(rising(), [{ at: '/categories/3/rules', set: [{ ...OFFER, when: { date: { from: '2026-12-15', until: '2027-01-15' } } }] }])
  expect(told(rising(), other).map(({ from }) => from)).toEqual([undefined])
})

test('stored requests are priced as of their visit, and without a day as of when they were made', () => {
  const { fieldPrefix } = category
  const request = (id: string, created_at: string, appointment_date: string) => ({
    id,
    created_at,
    appointment_date,
    appointment_time: appointment_date === '' ? '' : '09:00',
    vehicle_category: category.id,
    service_type: item.id,
    further_items: [],
    [`${fieldPrefix}_package`]: item.id,
  })
  const before = compiledRevision('before', edited(sample, [{ at: '/categories/4/packages/0/price', set: exact(10_000) }]), '2027-06-01')
  const requests = [
    request('quote-before', '2026-12-31T12:00:00Z', ''),
    request('quote-after', '2027-01-02T12:00:00Z', ''),
    request('visit-before', '2026-11-01T12:00:00Z', '2026-12-31'),
    request('visit-after', '2026-11-01T12:00:00Z', '2027-01-04'),
  ] as unknown as Parameters<typeof compareRequests>[0]
  expect(compareRequests(requests, before, on('2027-06-01')).changes.map(({ id, change }) => [id, change])).toEqual([
    ['quote-after', 'raised'],
    ['visit-after', 'raised'],
  ])
})
