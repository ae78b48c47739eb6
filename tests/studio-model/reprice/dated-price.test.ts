import { expect, test } from 'vitest'
import { onDay } from '#src/catalog/dated/on-day.ts'
import type { Price } from '#src/contract/generated/types.ts'
import { priceProblems } from '#src/studio-model/prices/price-problems.ts'
import { scopeAt, scopesOf } from '#src/studio-model/reprice/price-scopes.ts'
import { pricePlaces } from '#src/studio-model/reprice/price-places.ts'
import { changedPrices } from '#src/studio-model/reprice/price-count.ts'
import { changedRows } from '#src/studio-model/reprice/repriced-words.ts'
import { repriced } from '#src/studio-model/reprice/repriced.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { SEED } from '#tests/support/seed.ts'

const { content, money } = await sampleRevision()
const DAYS = ['2027-01-01', '2027-03-15', '2027-06-01', '2027-09-30']
const exact = (amount: number) => ({ kind: 'exact', amount }) as const
const dated = (price: object, ...changes: [from: string, price: object][]) => ({
  kind: 'dated',
  price,
  changes: changes.map(([from, each]) => ({ _key: from, _type: 'DatedChange', from, price: each })),
})

function place(value: object) {
  const category = { packages: [{ _key: 'a', id: 'a', title: 'A', price: value }] }
  const [first] = pricePlaces(category)
  if (first === undefined) throw new Error('no place')
  return { ...first, value }
}

const anything = () => null

/** A price, what it becomes with 10 % more from June 1, 2027 on, and of how many prices that is. */
test.each<[string, object, object | null, number]>([
  ['what holds stays until that day', exact(1000), dated(exact(1000), ['2027-06-01', exact(1100)]), 1],
  [
    'what is said for an earlier day holds until then, and is raised',
    dated(exact(1000), ['2027-03-01', exact(2000)]),
    dated(exact(1000), ['2027-03-01', exact(2000)], ['2027-06-01', exact(2200)]),
    1,
  ],
  ['what is said for that day is raised', dated(exact(1000), ['2027-06-01', exact(2000)]), dated(exact(1000), ['2027-06-01', exact(2200)]), 1],
  [
    'what is said for a later day is raised too, from its own day on',
    dated(exact(1000), ['2027-09-01', exact(2000)]),
    dated(exact(1000), ['2027-06-01', exact(1100)], ['2027-09-01', exact(2200)]),
    2,
  ],
  ['what is free stays free', { kind: 'included' }, null, 0],
  ['what names another price in a part stays', { kind: 'sum', of: [exact(1000), { kind: 'named', name: 'size' }] }, null, 0],
  ['and so does what has days in a part', { kind: 'sum', of: [exact(1000), dated({ kind: 'included' }, ['2027-01-01', exact(500)])] }, null, 0],
])('a tenth more from a day on: %s', (_, before, expected, count) => {
  const { after, why } = repriced(place(before), { bps: 1000, step: 1, from: '2027-06-01' }, anything)
  expect(after).toEqual(expected ?? before)
  expect(why === null).toBe(expected !== null)
  expect(changedPrices([{ before, after }])).toBe(count)
})

test('a price is what it was on each day before, and the raised one on each day from then on', () => {
  const draw = drawFromSeed(SEED)
  let changed = 0
  for (let n = 0; n < 150; n++) {
    for (const category of drawContent(draw).categories) {
      const scopes = scopesOf(category, { reasons: content.business.reasons, money, prices: [] })
      for (const drawn of pricePlaces(category).filter(({ isPrice }) => isPrice)) {
        const inner = drawn.value as Price
        const later = DAYS.filter(() => draw.chance(30)).map(day => [day, inner] as [string, object])
        const one = { ...drawn, value: later.length > 0 ? dated(inner, ...later) : inner }
        const check = (value: unknown) => priceProblems(value, scopeAt(one, scopes))[0]?.message ?? null
        const from = draw.one(DAYS)
        const change = { bps: draw.between(1, 5000), step: 1 }
        const { after, why } = repriced(one, { ...change, from }, check)
        if (why !== null) continue
        changed++
        for (const day of ['2026-12-31', ...DAYS, '2028-01-01']) {
          const before = onDay(one.value, day)
          const expected = day < from ? before : repriced({ ...one, value: before }, change, anything).after
          expect(onDay(after, day)).toEqual(expected)
        }
      }
    }
  }
  // Else the law would hold of nothing.
  expect(changed).toBeGreaterThan(100)
})

test('a day whose new price was moved to another day does not take its place in the list', () => {
  const before = dated(exact(1000), ['2027-06-01', exact(2000)])
  const moved = { ...before, changes: before.changes.map(each => ({ ...each, from: '2027-09-01' })) }
  const { after } = repriced(place(moved), { bps: 1000, step: 1, from: '2027-06-01' }, anything)
  const keys = (after as typeof before).changes.map(({ _key }) => _key)
  expect(new Set(keys).size).toBe(2)
})

test('what changes is told beside what would hold on its day', () => {
  const value = { _type: 'Price', ...dated(exact(7500), ['2027-09-01', exact(8000)]) }
  const one = place(value)
  const { after } = repriced(one, { bps: 1000, step: 1, from: '2027-06-01' }, anything)
  const scopes = scopesOf({}, { reasons: [], money, prices: [] })
  expect(
    changedRows({ place: one, after }, scopes.items, { money: moneyOf({ currency: 'USD', locale: 'en-US' }), wording: content.messages.price }),
  ).toEqual([
    { label: 'From June 1, 2027', before: '$75', after: '$82.50' },
    { label: 'From September 1, 2027', before: '$80', after: '$88' },
  ])
})

test('what is no price has no days, and says so', () => {
  const [limit] = pricePlaces({ limit: { title: 'Least', min: 5000 } })
  if (limit === undefined) throw new Error('no place')
  expect(repriced(limit, { bps: 1000, step: 1, from: '2027-06-01' }, anything).why).toBe('Can only change at once, not from a day on.')
})

test('a table over another question is one price that changed, though no row did', () => {
  const table = (input: string) => ({ kind: 'by', input, rows: [{ _key: 'a', option: 'a', price: exact(1000) }] })
  expect(changedPrices([{ before: table('size'), after: table('length') }])).toBe(1)
})
