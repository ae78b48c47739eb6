import { expect, test } from 'vitest'
import { inputsOf, readRecord, takenOver, type UnsavedRecord, withInputs, withoutOld } from '#src/web/admin/hooks/unsaved-record.ts'

const HOUR = 60 * 60 * 1000

const EMPTY: UnsavedRecord = { version: 1, account: 'owner', inputs: {} }

/** What two tabs hold. */
const TWO = withInputs(withInputs(EMPTY, 'one', new Map([['note on ABC', 'Two dogs']]), 0), 'two', new Map([['note on DEF', 'A gate']]), 0)

test('what a tab no longer holds is gone, and what another tab holds stays', () => {
  const after = withInputs(TWO, 'one', new Map(), 1)
  expect([...inputsOf(after, 'one')]).toEqual([])
  expect([...inputsOf(after, 'two')]).toEqual([['note on DEF', 'A gate']])
})

test('a tab takes over what closed tabs held, and not what an open one holds', () => {
  expect([...inputsOf(takenOver(TWO, 'three', new Set(['two'])), 'three')]).toEqual([['note on ABC', 'Two dogs']])
  expect([...inputsOf(takenOver(TWO, 'three', new Set()), 'three').keys()].toSorted()).toEqual(['note on ABC', 'note on DEF'])
})

test('two tabs hold another input of the same key each; whoever comes after both gets the latest', () => {
  const both = withInputs(withInputs(EMPTY, 'one', new Map([['new request', 'Ann']]), 2), 'two', new Map([['new request', 'Bo']]), 1)
  expect([...inputsOf(both, 'one')]).toEqual([['new request', 'Ann']])
  expect([...inputsOf(withInputs(both, 'two', new Map(), 3), 'one')]).toEqual([['new request', 'Ann']])
  expect([...inputsOf(takenOver(both, 'two', new Set()), 'two')], 'its own first').toEqual([['new request', 'Bo']])
  expect([...inputsOf(takenOver(both, 'three', new Set()), 'three')]).toEqual([['new request', 'Ann']])
})

test('what is typed is kept for a day after it was changed last, however often the page is loaded', () => {
  const held = new Map([['note on ABC', 'Two dogs']])
  const loaded = withInputs(withInputs(EMPTY, 'one', held, 0), 'one', held, 20 * HOUR)
  expect(inputsOf(withoutOld(loaded, 23 * HOUR), 'one').size).toBe(1)
  expect(inputsOf(withoutOld(loaded, 24 * HOUR), 'one').size).toBe(0)
  const changed = withInputs(loaded, 'one', new Map([['note on ABC', 'Three dogs']]), 20 * HOUR)
  expect(inputsOf(withoutOld(changed, 24 * HOUR), 'one').size).toBe(1)
})

test('a day is kept as long, whatever is typed meanwhile', () => {
  const day = { day: '2026-05-13', at: 0, queries: { mutations: [], queries: [] } }
  const typed = takenOver(withInputs({ ...EMPTY, day }, 'one', new Map([['note on ABC', 'Two dogs']]), 20 * HOUR), 'two', new Set())
  expect(withoutOld(typed, 23 * HOUR).day).toEqual(day)
  expect(withoutOld(typed, 24 * HOUR).day).toBeUndefined()
})

test.each([[null], ['{'], ['[]'], ['{"version":2,"account":"owner","inputs":{}}'], ['{"version":1,"account":"owner"}']])(
  'of %j nothing is read',
  text => expect(readRecord(text)).toBeNull(),
)
