import { expect, test } from 'vitest'
import { type Chosen, chosenAfter, type ChosenEvent, chosenRequests, noneChosen } from '#src/web/admin/bulk/chosen.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const page = order.map(id => ({ ...STORED, id }))
const press = (id: string, isRange = false): ChosenEvent => ({ kind: 'pressed', id, isRange, order })
const after = (...events: ChosenEvent[]) => events.reduce(chosenAfter, noneChosen('#/admin/requests'))
const ids = (chosen: Chosen) => chosenRequests(chosen, page).map(({ id }) => id)

test.each<[string, ChosenEvent[], string[]]>([
  ['one after the other', [press('d'), press('b')], ['b', 'd']],
  ['pressed again, one is taken out', [press('d'), press('b'), press('d')], ['b']],
  ['with Shift, all from the last one', [press('b'), press('d', true)], ['b', 'c', 'd']],
  ['upwards too', [press('d'), press('b', true)], ['b', 'c', 'd']],
  ['and on from there', [press('b'), press('c', true), press('e', true)], ['b', 'c', 'd', 'e']],
  ['with Shift, several are taken out as one is', [{ kind: 'page', isChosen: true, order }, press('b'), press('d', true)], ['a', 'e']],
  ['with Shift at first, one alone', [press('c', true)], ['c']],
  ['after one that has left the page, one alone', [{ kind: 'pressed', id: 'z', isRange: false, order: ['z'] }, press('c', true)], ['c']],
  ['all of the page', [{ kind: 'page', isChosen: true, order }], order],
  ['and none of it', [press('a'), { kind: 'page', isChosen: false, order }], []],
  ['until it is ended', [press('a'), { kind: 'ended' }], []],
])('requests are chosen %s', (_, events, expected) => {
  expect(ids(after(...events))).toEqual(expected)
})

test('what has left the page is chosen no more, unless it was loaded beyond it; what is on the page counts in its newest version', () => {
  const beyond = [...page, { ...STORED, id: 'z' }]
  const all = after({ kind: 'these', requests: beyond })
  expect(ids(all)).toEqual([...order, 'z'])
  expect(chosenRequests(all, [{ ...STORED, id: 'b', version: 9 }]).find(({ id }) => id === 'b')?.version).toBe(9)
  expect(chosenRequests(after(press('a'), press('b')), page.slice(1)).map(({ id }) => id)).toEqual(['b'])
})
