import { expect, test } from 'vitest'
import { changeRows } from '#src/studio-model/history/change-rows.ts'
import { lastChanges, notBack, putBack, stillChanged, valueNow, type Version } from '#src/studio-model/history/price-changes.ts'
import type { PriceScope } from '#src/studio-model/prices/price-scope.ts'
import type { PriceWording } from '#src/studio-model/prices/price-words.ts'
import { setting } from '#src/studio-model/reprice/repriced-edit.ts'

const item = (id: string, amount: number) => ({ _key: id, id, title: id, price: { kind: 'exact', amount } })
const version = (day: number, packages: object[], limit?: object): Version => ({
  document: { packages, ...(limit && { limit }) },
  id: `transaction ${day}`,
  author: `author ${day}`,
  timestamp: `2030-05-0${day}T10:00:00Z`,
})

const versions = [
  version(5, [item('wash', 150), item('polish', 300)], { min: 900 }),
  version(4, [item('wash', 120), item('polish', 300)], { min: 800 }),
  version(3, [item('polish', 300), { ...item('wash', 120), title: 'Renamed' }], { min: 800 }),
  version(2, [item('wash', 100), item('wax', 50), item('polish', 200)]),
]

test('the last changes of prices say what changed, when and by whom, newest first, and nothing else that changed', async () => {
  const publishings = await lastChanges(versions, 10)
  const told = publishings.flat().map(({ place, after, author }) => [author, place.title, amountOf(place.value), amountOf(after)])
  expect(told).toEqual([
    ['author 5', 'wash', 120, 150],
    ['author 5', 'at least', 800, 900],
    ['author 3', 'wash', 100, 120],
    ['author 3', 'polish', 200, 300],
  ])
  expect(publishings.map(({ length }) => length)).toEqual([2, 2])
  expect(await lastChanges(versions.slice(0, 1), 10)).toEqual([])
})

test.each([
  { most: 1, authors: ['author 5'], needed: 2 },
  { most: 2, authors: ['author 5'], needed: 2 },
  { most: 3, authors: ['author 5', 'author 3'], needed: 4 },
  { most: 10, authors: ['author 5', 'author 3'], needed: 4 },
])('for $most changes, no publishing is told and no version read that is not needed', async ({ most, authors, needed }) => {
  let read = 0
  const oneByOne = async function* () {
    for (const each of versions) {
      read++
      yield each
    }
  }
  expect((await lastChanges(oneByOne(), most)).map(([{ author }]) => author)).toEqual(authors)
  expect(read).toBe(needed)
})

test('a publishing that changed many prices is never cut: all of it can be put back at once', async () => {
  const raised = (by: number) => Array.from({ length: 40 }, (_, at) => item(`package-${at}`, 100 + by))
  const [publishing] = await lastChanges([version(3, raised(5)), version(2, raised(0))], 10)
  if (publishing === undefined) throw new Error('there is a publishing')
  expect(publishing).toHaveLength(40)
  // One has been changed since, one is gone.
  const now = { packages: raised(5).slice(1).with(0, item('package-1', 999)) }
  const edit = putBack(publishing, now)
  expect(Object.keys(edit)).toHaveLength(39)
  expect(new Set(Object.values(edit))).toEqual(new Set([100]))
})

test('an amount that a rule adds or takes off is listed and put back as prices are', async () => {
  const rules = (amount: number) => ({ rules: [{ _key: 'fee', id: 'fee', title: 'Fee', effect: { kind: 'amount', amount } }] })
  const stamp = { id: 'one', author: 'owner', timestamp: '2030-05-06T07:08:09Z' }
  const [publishing = []] = await lastChanges(
    [
      { document: rules(700), ...stamp },
      { document: rules(500), ...stamp },
    ],
    10,
  )
  expect(publishing.map(({ place }) => place.title)).toEqual(['Fee'])
  expect(putBack(publishing, rules(700))).toEqual({ 'rules[_key=="fee"].effect.amount': 500 })
})

test('a change is put back with the least edit, and not where its package is gone', async () => {
  const [newest] = (await lastChanges(versions, 10)).flat()
  if (newest === undefined) throw new Error('there is a change')
  const now = valueNow(newest, versions[0]?.document ?? {})
  expect(setting([{ path: newest.place.path, before: now, after: newest.place.value }])).toEqual({ 'packages[_key=="wash"].price.amount': 120 })
  expect(valueNow(newest, { packages: [item('polish', 300)] })).toBeUndefined()
})

test('a percentage of a rule is listed too, and said as one', async () => {
  const rules = (bps: number) => ({ rules: [{ _key: 'two', id: 'two', title: 'Two or more', effect: { kind: 'percent', bps, of: 'base' } }] })
  const stamp = { id: 'one', author: 'owner', timestamp: '2030-05-06T07:08:09Z' }
  const versions = [rules(-1500), rules(-1000)].map(document => ({ document, ...stamp }))
  const [change] = (await lastChanges(versions, 10)).flat()
  if (change === undefined) throw new Error('there is a change')
  expect(changeRows(change, {} as PriceScope, {} as PriceWording)).toEqual([{ label: '', before: '-10%', after: '-15%' }])
  expect(setting([{ path: change.place.path, before: -1500, after: -1000 }])).toEqual({ 'rules[_key=="two"].effect.bps': -1000 })
})

function amountOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value
}

test('after an undo and another raise the older entries take no later change back: each was changed again since', async () => {
  const raisedAgain = [125, 100, 120, 100].map((amount, at) => version(9 - at, [item('wash', amount)]))
  const publishings = await lastChanges(raisedAgain, 10)
  const now = { packages: [item('wash', 125)] }
  expect(publishings.map(changes => stillChanged(changes, now).length)).toEqual([1, 0, 0])
  // The price that was the least before can still be chosen among the category's last prices.
  expect(publishings.map(changes => notBack(changes, now).length)).toEqual([1, 1, 1])
  expect(stillChanged(publishings[0] ?? [], { packages: [item('wash', 100)] })).toEqual([])
})
