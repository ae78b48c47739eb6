import { expect, test } from 'vitest'
import { priceChanges, valueNow, type Version } from '#src/studio-model/history/price-changes.ts'
import { setting } from '#src/studio-model/reprice/repriced-edit.ts'

const item = (id: string, amount: number) => ({ _key: id, id, title: id, price: { kind: 'exact', amount } })
const version = (day: number, packages: object[], limit?: object): Version => ({
  document: { packages, ...(limit && { limit }) },
  author: `author ${day}`,
  timestamp: `2030-05-0${day}T10:00:00Z`,
})

const versions = [
  version(5, [item('wash', 150), item('polish', 300)], { min: 900 }),
  version(4, [item('wash', 120), item('polish', 300)], { min: 800 }),
  version(3, [item('polish', 300), { ...item('wash', 120), title: 'Renamed' }], { min: 800 }),
  version(2, [item('wash', 100), item('wax', 50), item('polish', 200)]),
]

test('the last changes of prices say what changed, when and by whom, newest first, and nothing else that changed', () => {
  const told = priceChanges(versions, 10).map(({ place, after, author }) => [author, place.title, amountOf(place.value), amountOf(after)])
  expect(told).toEqual([
    ['author 5', 'wash', 120, 150],
    ['author 5', ', at least', 800, 900],
    ['author 3', 'wash', 100, 120],
    ['author 3', 'polish', 200, 300],
  ])
  expect(priceChanges(versions, 1)).toHaveLength(1)
  expect(priceChanges(versions.slice(0, 1), 10)).toEqual([])
})

test('a change is put back with the least edit, and not where its package is gone', () => {
  const [newest] = priceChanges(versions, 10)
  if (newest === undefined) throw new Error('there is a change')
  const now = valueNow(newest, versions[0]?.document ?? {})
  expect(setting([{ path: newest.place.path, before: now, after: newest.place.value }])).toEqual({ 'packages[_key=="wash"].price.amount': 120 })
  expect(valueNow(newest, { packages: [item('polish', 300)] })).toBeUndefined()
})

function amountOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value
}
