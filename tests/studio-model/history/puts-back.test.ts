import { expect, test } from 'vitest'
import { priceChanges, type PricePublishing } from '#src/studio-model/history/price-changes.ts'
import { putsBack, whichPutBack } from '#src/studio-model/history/puts-back.ts'

const table = (...amounts: readonly number[]) => ({
  kind: 'by',
  input: 'size',
  rows: amounts.map((amount, at) => ({ _key: `r${at}`, option: `r${at}`, price: { kind: 'exact', amount } })),
})
const category = (...amounts: readonly number[]) => ({ packages: [{ _key: 'wash', id: 'wash', title: 'Wash', price: table(...amounts) }] })

/** What one version changed in the one before it. */
function publishing(older: object, document: object): PricePublishing {
  const changes = priceChanges({ id: '1', author: 'owner', timestamp: '2030-05-01T10:00:00Z', document }, { document: older })
  return changes as unknown as PricePublishing
}
const RAISED = publishing(category(100, 200), category(110, 220))

test.each<[string, PricePublishing, boolean]>([
  ['all of an earlier one', publishing(category(110, 220), category(100, 200)), true],
  ['one size of it', publishing(category(110, 220), category(110, 200)), true],
  ['a size to another price', publishing(category(110, 220), category(100, 210)), false],
  ['another raise', publishing(category(110, 220), category(120, 240)), false],
])('whether a publishing put an earlier one back is known of %s', (_, changes, isBack) => {
  expect(whichPutBack([changes, RAISED])).toEqual([isBack, false])
})

test('that of another category is not put back by it', () => {
  const back = [{ categoryId: 'a', changes: publishing(category(110, 220), category(100, 200)) }]
  expect(putsBack(back, [[{ categoryId: 'a', changes: RAISED }]])).toBe(true)
  expect(putsBack(back, [[{ categoryId: 'b', changes: RAISED }]])).toBe(false)
  expect(putsBack([], [[{ categoryId: 'a', changes: RAISED }]])).toBe(false)
})
