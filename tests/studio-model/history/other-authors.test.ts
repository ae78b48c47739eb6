import { expect, test } from 'vitest'
import { authorWords, type DraftEntry, otherAuthors } from '#src/studio-model/history/other-authors.ts'

const [CAR, BOAT] = ['drafts.car', 'drafts.boat']
const edit = (hour: number, author: string, ...documentIDs: string[]): DraftEntry => ({
  id: String(hour),
  author,
  timestamp: `2026-11-30T0${hour}:00:00Z`,
  documentIDs,
  effects: Object.fromEntries(documentIDs.map(id => [id, { apply: [11, 23, 1] }])),
})
/** Publishing takes a draft away, and so does discarding it. */
const end = (hour: number, author: string, id: string): DraftEntry => ({ ...edit(hour, author, id), effects: { [id]: { apply: [0, null] } } })
const told = (entries: readonly DraftEntry[], drafts = [CAR]) => otherAuthors(entries, drafts, 'me').map(({ author, id }) => `${author} ${id}`)

test('whoever publishes is told who else changed the drafts, each by their last change', () => {
  expect(told([edit(5, 'me', CAR), edit(4, 'ann', CAR), edit(3, 'bob', CAR), edit(2, 'ann', CAR)])).toEqual(['ann 4', 'bob 3'])
  expect(told([edit(5, 'me', CAR)])).toEqual([])
  expect(told([edit(5, 'ann', BOAT), edit(4, 'me', CAR)])).toEqual([])
  expect(told([edit(5, 'bob', CAR), edit(4, 'ann', CAR, BOAT)], [CAR, BOAT])).toEqual(['bob 5', 'ann 4'])
})

test('what was published or discarded since is held by no draft any more', () => {
  expect(told([edit(5, 'me', CAR), end(4, 'me', CAR), edit(3, 'ann', CAR)])).toEqual([])
  expect(told([end(4, 'me', CAR), edit(3, 'ann', CAR, BOAT)], [CAR, BOAT])).toEqual(['ann 3'])
})

test('a change of today is told by its time, an earlier one by its day too', () => {
  const now = new Date(2026, 10, 30, 12)
  expect(authorWords('Ann Ash', new Date(2026, 10, 30, 9, 14).toISOString(), 'en', now)).toMatch(/^Ann Ash, today 9:14\sAM$/)
  expect(authorWords(undefined, new Date(2026, 10, 28, 9, 14).toISOString(), 'en', now)).toMatch(/^somebody else, Nov 28, 2026, 9:14\sAM$/)
})
