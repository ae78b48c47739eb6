import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Category, Price } from '#src/contract/generated/types.ts'
import { priceProblems } from '#src/studio-model/prices/price-problems.ts'
import { priceScope } from '#src/studio-model/prices/price-scope.ts'
import { type AmountChange, changedAmount } from '#src/studio-model/reprice/amount-change.ts'
import { pathText, type PricePlace, pricePlaces } from '#src/studio-model/reprice/price-places.ts'
import { copied, type CheckPrice, type Repriced, repriced } from '#src/studio-model/reprice/repriced.ts'
import { editOf, undoOf } from '#src/studio-model/reprice/repriced-edit.ts'
import { changedRows, stayWords } from '#src/studio-model/reprice/repriced-words.ts'
import { applied } from '#tests/support/content/applied-edit.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { oracle } from '#tests/support/prices/price-oracle.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SEED } from '#tests/support/seed.ts'

const { content, money } = await sampleRevision()
const documents = await sampleDocuments()
const categories = documents.filter(({ _type }) => _type === 'category')
const anything: CheckPrice = () => null

/** A percentage and a step, and what becomes of an amount; null where it stays. */
test.each<[number, number, number, number | null]>([
  [500, 1, 10_000, 10_500],
  [500, 1, 9990, 10_490],
  [500, 500, 9990, 10_500],
  [-1000, 1, 5000, 4500],
  [0, 500, 5240, 5000],
  [0, 500, 5250, 5500],
  [0, 500, 249, null],
  [-10_000, 1, 100, null],
  [500, 1, -1500, -1575],
  [0, 500, -1740, -1500],
  [500, 500, 0, 0],
  [100_000, 1, 1_000_000_000, null],
  // Rounded once: 104.95 and half a cent would be 105, then 110.
  [4995, 1000, 7000, 10_000],
])('%i hundredths of a percent more, to a multiple of %i: %i', (bps, step, amount, expected) => {
  expect(changedAmount(amount, { bps, step })).toBe(expected)
})

/** An amount more and a step, and what becomes of an amount; null where it stays. */
test.each<[number, number, number, number | null]>([
  [500, 1, 10_000, 10_500],
  [500, 1000, 9990, 10_000],
  [-500, 1, 2000, 1500],
  [-500, 1, 500, null],
  [-500, 1, 400, null],
  [500, 1, 0, 0],
  [500, 1, 999_999_900, null],
])('%i more, to a multiple of %i: %i', (plus, step, amount, expected) => {
  expect(changedAmount(amount, { bps: 0, plus, step })).toBe(expected)
})

/** Names of fields that say money, in prices of any kind. */
const MONEY = new Set(['amount', 'low', 'high', 'rate', 'highRate', 'min', 'max'])

test('of random prices every amount changes, however deep, and nothing else does; rounding makes no amount 0', () => {
  const draw = drawFromSeed(SEED)
  for (let n = 0; n < 300; n++) {
    const change: AmountChange = { bps: draw.between(-5000, 5000), step: draw.one([1, 50, 100, 500, 1000]) }
    for (const category of drawContent(draw).categories) {
      for (const place of pricePlaces(category)) {
        const { after } = repriced(place, change, anything)
        const wanted = mapped(place.value, (name, value) => (MONEY.has(name) ? (changedAmount(value, change) ?? value) : value))
        expect(place.isPrice ? after : { amount: after }).toEqual(
          place.isPrice ? wanted : { amount: changedAmount(Number(place.value), change) ?? place.value },
        )
        mapped(after, (name, value) => {
          if (MONEY.has(name) && value === 0) expect(JSON.stringify(place.value)).toContain(`"${name}":0`)
          return value
        })
      }
    }
  }
})

test('one edit changes a draft by as little as that is, and taking it back gives what was there', () => {
  const draw = drawFromSeed(SEED)
  for (let n = 0; n < 60; n++) {
    const category = draw.one(categories)
    const change: AmountChange = { bps: draw.between(-5000, 5000), step: draw.one([1, 100, 500]) }
    const chosen = pricePlaces(category).filter(() => draw.chance(60))
    const changes = chosen.map(place => repriced(place, change, checkOf(category))).filter(({ why }) => why === null)
    const edit = editOf(changes)
    for (const value of Object.values(edit)) expect(value).toEqual(expect.any(Number))
    const after = applied(category, edit)
    const now = new Map(pricePlaces(after).map(({ path, value }) => [pathText(path), value]))
    for (const place of pricePlaces(category)) {
      const own = changes.find(each => pathText(each.place.path) === pathText(place.path))
      expect(now.get(pathText(place.path))).toEqual(own?.after ?? place.value)
    }
    expect(applied(after, undoOf(changes, after))).toEqual(category)
  }
})

test('what somebody changed meanwhile is not taken back', () => {
  const { category, places } = priced({ kind: 'exact', amount: 10_000 }, { kind: 'exact', amount: 20_000 })
  const changes = places.map(place => repriced(place, { bps: 500, step: 1 }, anything))
  const after = applied(applied(category, editOf(changes)), { 'packages[_key=="1"].price.amount': 9900 })
  expect(undoOf(changes, after)).toEqual({ 'packages[_key=="0"].price.amount': 10_000 })
})

/** A price, and why all of it or a part stays when prices are rounded to whole fives. */
test.each<[string, object, string | null]>([
  ['an amount that would become 0', { kind: 'exact', amount: 200 }, '$2 stays: nothing would be left, or more than there may be.'],
  [
    'a part that would become 0',
    {
      kind: 'sum',
      of: [
        { kind: 'exact', amount: 9900 },
        { kind: 'exact', amount: 200 },
      ],
    },
    '$2 stays: nothing would be left, or more than there may be.',
  ],
  [
    'a range that would end where it begins',
    { kind: 'range', low: 9900, high: 10_000 },
    expect.stringMatching(/^Would be no price any more: /) as never,
  ],
  ['a consultation', { kind: 'quote', reason: content.business.reasons[0]?.id }, 'Has no amount.'],
  ['what is included', { kind: 'included' }, 'Has no amount.'],
  ['an amount that is a multiple', { kind: 'exact', amount: 10_000 }, 'Stays as it is.'],
  ['an unfinished price', { kind: 'exact' }, 'Is not complete: what is marked in the form comes first.'],
  ['a price of no kind', {}, 'Is not complete: what is marked in the form comes first.'],
  ['an ordinary price', { kind: 'exact', amount: 9900 }, null],
])('why a price stays: %s', (_, price, expected) => {
  const { category, places } = priced(price)
  const [place] = places
  if (place === undefined) throw new Error('no place')
  const result = repriced(place, { bps: 0, step: 500 }, checkOf(category))
  expect(stayWords(result, { money })).toEqual(expected)
  if (result.why !== null) expect(result.after).toBe(place.value)
})

const exact = (amount: number) => ({ kind: 'exact', amount })
const perFoot = { kind: 'per', input: 'length', rate: 100 }
const table = (...prices: object[]) => ({ kind: 'by', input: 'size', rows: prices.map((price, at) => ({ option: String(at), price })) })

/** What a price is when $5 more is asked for each; null where it stays. */
test.each<[string, object, object | null]>([
  ['an amount', exact(10_000), exact(10_500)],
  ['both ends of a range', { kind: 'range', low: 5000, high: 9000 }, { kind: 'range', low: 5500, high: 9500 }],
  ['every row of a table, where what is free stays free', table(exact(5000), { kind: 'included' }), table(exact(5500), { kind: 'included' })],
  ['of a sum one term alone', { kind: 'sum', of: [perFoot, exact(5000), exact(100)] }, { kind: 'sum', of: [perFoot, exact(5500), exact(100)] }],
  ['a price and its least', { kind: 'limit', min: 4000, price: exact(5000) }, { kind: 'limit', min: 4500, price: exact(5500) }],
  ['a rate stays', perFoot, null],
  ['so does a table with a rate', table(exact(5000), perFoot), null],
  ['and a price times a factor', { kind: 'scale', bps: 15_000, price: exact(5000) }, null],
])('the same amount more for each: %s', (_, price, expected) => {
  const [place] = priced(price).places
  const { after, why } = repriced(place as PricePlace, { bps: 0, plus: 500, step: 1 }, anything)
  expect(after).toEqual(expected ?? price)
  expect(why).toBe(expected === null ? 'Changes by a percentage alone.' : null)
})

test('the same amount more makes no discount larger, and no bound of a percentage', () => {
  const rule = (id: string, effect: object) => ({ _key: id, id, title: id, effect })
  const category = {
    rules: [
      rule('off', { kind: 'amount', amount: -1500 }),
      rule('fee', { kind: 'amount', amount: 1500 }),
      rule('share', { kind: 'percent', bps: -500, of: 'base', max: 5000 }),
    ],
    limit: { title: 'At least', min: 10_000 },
  }
  const results = pricePlaces(category).map(place => repriced(place, { bps: 0, plus: 500, step: 1 }, anything))
  expect(results.map(({ after }) => after)).toEqual([-1500, 2000, 5000, 10_500])
})

test('the same amount more makes whatever a package costs that much more, or it stays as it was', () => {
  const draw = drawFromSeed(SEED)
  let raised = 0
  for (let n = 0; n < 400; n++) {
    const drawn = drawContent(draw)
    const plain = { ...drawn, categories: drawn.categories.map(withoutTimes) }
    const changes = new Map<string, Repriced>()
    const categories = plain.categories.map(category => ({
      ...category,
      packages: category.packages.map(item => {
        const place: PricePlace = { group: 'Packages', title: '', path: ['packages', { _key: item.id }, 'price'], value: item.price, isPrice: true }
        const change = repriced(place, { bps: 0, plus: 500, step: 1 }, anything)
        changes.set(`${category.id} ${item.id}`, change)
        return { ...item, price: change.after as Price }
      }),
    }))
    for (let m = 0; m < 5; m++) {
      const selection = drawSelection(draw, plain)
      const [before, now] = [plain, { ...plain, categories }].map(each => packageLow(each, selection))
      const change = changes.get(`${selection.category} ${selection.package}`)
      if (!before || change === undefined || change.kept.length > 0) continue
      const more = change.why === null ? 500 : 0
      expect(now, `SEED=${SEED}, catalog ${n}, ${JSON.stringify([selection, change.place.value])}`).toBe(before + more)
      if (more > 0) raised++
    }
  }
  // Else the law would hold of nothing.
  expect(raised).toBeGreaterThan(50)
})

function withoutTimes(category: Category): Category {
  const { times: _, ...others } = category
  return others
}

function packageLow(drawn: CatalogContent, selection: Selection): number | null {
  const verdict = oracle(drawn, selection)
  return 'refused' in verdict ? null : (verdict.estimate.lines.find(({ kind }) => kind === 'package')?.low ?? null)
}

test('a named price changes where it stands, and not where it is named', () => {
  const { category } = priced(
    {
      kind: 'sum',
      of: [
        { kind: 'named', name: 'size' },
        { kind: 'exact', amount: 1000 },
      ],
    },
    { kind: 'named', name: 'size' },
  )
  const named = { ...category, prices: [{ _key: 'size', _type: 'SharedPrice', id: 'size', title: 'Size', price: { kind: 'exact', amount: 8000 } }] }
  const results = pricePlaces(named).map(place => repriced(place, { bps: 1000, step: 1 }, checkOf(named)))
  expect(results.map(({ why }) => why)).toEqual([null, null, 'Names a price, which changes where it stands.'])
  expect(editOf(results)).toEqual({ 'prices[_key=="size"].price.amount': 8800, 'packages[_key=="0"].price.of': expect.anything() as never })
})

test('of a price that changes on a day every price changes', () => {
  const exact = (amount: number) => ({ kind: 'exact', amount })
  const dated = (first: number, later: number) => ({ kind: 'dated', price: exact(first), changes: [{ from: '2027-01-01', price: exact(later) }] })
  const [place] = priced(dated(10_000, 12_000)).places
  expect(place && repriced(place, { bps: 1000, step: 1 }, anything).after).toEqual(dated(11_000, 13_200))
})

test('a kind of price that there is not is told', () => {
  const [place] = priced({ kind: 'free' }).places
  expect(() => place && repriced(place, { bps: 1000, step: 1 }, anything)).toThrow('there is no kind of price "free"')
})

test('a price is copied whole, where it can be said', () => {
  const table = { _type: 'Price', kind: 'exact', amount: 12_300 }
  const { category, places } = priced(table, { kind: 'from', amount: 5000 }, table)
  const [source, other, same] = places as [PricePlace, PricePlace, PricePlace]
  const results = [other, same].map(place => copied(place, source, checkOf(category)))
  expect(results.map(({ why }) => why)).toEqual([null, 'Says the same.'])
  const after = applied(category, editOf(results))
  expect(pricePlaces(after).map(({ value }) => value)).toEqual([table, table, table])
  expect(applied(after, undoOf(results.slice(0, 1), after))).toEqual(category)
  expect(copied(other, { ...source, value: { kind: 'named', name: 'gone' } }, checkOf(category)).why).toMatch(/^Cannot be said here: /)
})

test('a change is shown as visitors read it, row by row', () => {
  const category = categories.find(({ _id }) => _id === 'category-Car') ?? {}
  const scope = priceScope(category, content.business.reasons, money)
  const place = pricePlaces(category).find(({ title }) => title === 'Gold Shine Rejuvenation')
  if (place === undefined) throw new Error('no such package')
  const rows = changedRows(repriced(place, { bps: 500, step: 500 }, checkOf(category)), scope, { money, wording: content.messages.price })
  expect(rows.map(({ label, before, after }) => `${label}: ${before} > ${after}`)).toMatchInlineSnapshot(`
    [
      "Coupes/Sedans: $300+ > $315+",
      "Mid-Size SUV/Trucks: $350+ > $370+",
      "Large SUV/Vans/3-Row: $400+ > $420+",
    ]
  `)
})

function checkOf(category: object): CheckPrice {
  return (value, { path }) => {
    const scope = priceScope(category, content.business.reasons, money, { isOfRule: path[0] === 'rules', prices: content.business.prices ?? [] })
    return priceProblems(value, scope)[0]?.message ?? null
  }
}

/** A category whose packages have these prices. */
function priced(...prices: object[]): { category: { packages: object[] }; places: PricePlace[] } {
  const category = { packages: prices.map((price, at) => ({ _key: String(at), id: `package-${at}`, title: `Package ${at}`, price: price as Price })) }
  return { category, places: pricePlaces(category) }
}

function mapped(value: unknown, change: (name: string, value: number) => number, name = ''): unknown {
  if (typeof value === 'number') return change(name, value)
  if (Array.isArray(value)) return value.map(item => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([own, inner]) => [own, mapped(inner, change, own)]))
}
