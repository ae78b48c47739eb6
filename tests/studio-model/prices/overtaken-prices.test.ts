import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { overtakenPrices, overtakenWords, raiseWords } from '#src/studio-model/prices/overtaken-prices.ts'

const money = moneyOf({ currency: 'USD', locale: 'en-US' })
const TODAY = '2026-11-29'

const exact = (amount: number) => ({ _type: 'Price', kind: 'exact', amount })
const change = (from: string, price: object) => ({ _key: from, _type: 'DatedChange', from, price })
const dated = (price: object, ...changes: object[]) => ({ _type: 'Price', kind: 'dated', price, changes })
const category = (price: object) => ({ packages: [{ _key: 'gold', title: 'Gold', price }] })
const found = (before: object, after: object) => overtakenPrices(category(before), category(after), TODAY)

const PLANNED = dated(exact(12_500), change('2027-01-11', exact(13_000)))

test("an owner who raises today's price above one of a day to come is told so, with what that would be, raised too", () => {
  const [only, ...others] = found(PLANNED, dated(exact(13_500), change('2027-01-11', exact(13_000))))
  expect(others).toEqual([])
  if (only === undefined) throw new Error('nothing is told')
  expect(overtakenWords(only, money)).toBe('Gold costs $135 now, but only $130 from January 11, 2027 on, as was planned before.')
  expect(raiseWords(only, money)).toBe('Make it $140 then')
  const path = ['packages', { _key: 'gold' }, 'price']
  expect(only.raise).toEqual([{ path: [...path, 'changes', { _key: '2027-01-11' }, 'price'], value: exact(14_000) }])
  expect(only.remove).toEqual([{ path, value: exact(13_500) }])
})

test('of several days to come the one that is overtaken is removed alone', () => {
  const later = [change('2027-01-11', exact(13_000)), change('2028-01-01', exact(15_000))]
  const [only, ...others] = found(dated(exact(12_500), ...later), dated(exact(13_500), ...later))
  expect(others).toEqual([])
  expect(only?.remove).toEqual([{ path: ['packages', { _key: 'gold' }, 'price', 'changes', { _key: '2027-01-11' }], value: undefined }])
})

test('of a table only the sizes that are overtaken are raised', () => {
  const table = (small: number, large: number) => ({
    _type: 'Price',
    kind: 'by',
    input: 'size',
    rows: [
      { _key: 's', option: 's', price: exact(small) },
      { _key: 'l', option: 'l', price: exact(large) },
    ],
  })
  const [only] = found(
    dated(table(10_000, 20_000), change('2027-01-11', table(11_000, 21_000))),
    dated(table(12_000, 20_500), change('2027-01-11', table(11_000, 21_000))),
  )
  expect(only).toMatchObject({ count: 1, raise: [{ value: { rows: [{ price: { amount: 13_000 } }, { price: { amount: 21_000 } }] } }] })
})

test.each([
  ['stays below it', dated(exact(12_800), change('2027-01-11', exact(13_000)))],
  ['is planned to fall in the same edit', dated(exact(13_500), change('2027-01-11', exact(12_900)))],
  ['is planned to fall later than before', dated(exact(12_500), change('2027-01-11', exact(12_000)))],
  ['has no day to come any more', exact(13_500)],
])('nothing is told of a price that %s', (_, after) => {
  expect(found(PLANNED, after)).toEqual([])
})

test('nothing is told of a price that fell on that day all along, nor of a day that is past', () => {
  const falling = (amount: number) => dated(exact(amount), change('2027-01-11', exact(9000)))
  expect(found(falling(12_500), falling(13_500))).toEqual([])
  const past = (amount: number) => dated(exact(amount), change('2026-01-11', exact(13_000)))
  expect(found(past(12_500), past(13_500))).toEqual([])
})
