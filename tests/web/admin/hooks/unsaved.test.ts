import { expect, test } from 'vitest'
import { Unsaved } from '#src/web/admin/hooks/unsaved.ts'

/** What was on the screen when a session ended. */
function endedWith(shown: Record<string, unknown>): Unsaved {
  const unsaved = new Unsaved()
  for (const [key, value] of Object.entries(shown)) unsaved.preserve(key, value)
  unsaved.sessionEnded()
  return unsaved
}

test.each([
  [{ 'note on ABC': 'Two dogs' }, true],
  [{ edits: { ABC: { form: 'all', values: { texts: {} } } } }, true],
  [{ edits: { ABC: { form: 'all', values: null } } }, false],
  [{ 'new request': { first: { mode: 'appointment' }, values: null }, 'tell of the edit of ABC': true }, false],
  [{ 'note on ABC': '', edits: {}, telling: null, 'new request': null }, false],
  [{ 'own versions': new Map([['ABC 1', 2]]), 'chosen requests': { ids: [] } }, false],
])('of %j at the end of a session something that was begun is kept: %s', (shown, expected) => {
  expect(endedWith(shown).isWorkKept()).toBe(expected)
})

test('who signs out keeps nothing', () => {
  const unsaved = endedWith({ 'note on ABC': 'Two dogs' })
  unsaved.forget()
  expect(unsaved.isWorkKept()).toBe(false)
})

test('where forms are closed nothing opens by itself, and what was typed in them and elsewhere is kept', () => {
  const begun = { first: {}, values: null }
  const typed = { first: {}, values: { texts: { name: 'Nora' } } }
  const unsaved = endedWith({
    'new request': begun,
    'new request at': typed,
    'new request at: left': typed,
    telling: { kind: 'status' },
    'note on ABC': 'Two dogs',
    edits: { ABC: typed },
    'own versions': new Map([['ABC 1', 2]]),
  })
  unsaved.closeForms()
  for (const key of ['new request', 'new request at', 'telling']) expect(unsaved.recall(key, null)).toBeNull()
  expect(unsaved.recall('new request at: left', null)).toEqual(typed)
  expect(unsaved.recall('note on ABC', '')).toBe('Two dogs')
  for (const key of ['edits', 'own versions']) expect(unsaved.recall<unknown>(key, null)).not.toBeNull()
})
