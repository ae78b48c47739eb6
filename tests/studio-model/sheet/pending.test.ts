import { expect, test } from 'vitest'
import type { Cell } from '#src/studio-model/sheet/cell.ts'
import { pendingWith, stillPending, withPending } from '#src/studio-model/sheet/pending.ts'
import { cellsByKey, type Sheet, sheetOf } from '#src/studio-model/sheet/sheet.ts'

/** None of the sample's prices changes on a day. */
const TODAY = '2026-08-01'

const exact = (amount: number) => ({ kind: 'exact', amount })
const sheets = (amount: number): Sheet[] => [
  sheetOf(
    {
      _id: 'category-X',
      _type: 'category',
      packages: [
        { _key: 'a', id: 'a', title: 'A', price: exact(amount) },
        { _key: 'b', id: 'b', title: 'B', price: exact(1) },
      ],
    },
    TODAY,
  ),
]
const shown = (some: readonly Sheet[]) => [...cellsByKey(some).values()].map(({ place }) => (place.value as { amount: number }).amount)
const first = (some: readonly Sheet[]) => [...cellsByKey(some).values()][0] as Cell

test('what was typed is shown until it arrives, keystrokes that arrive on the way too', () => {
  const once = pendingWith(new Map(), [{ cell: first(sheets(100)), after: exact(200) }])
  const twice = pendingWith(once, [{ cell: first(withPending(sheets(100), once)), after: exact(300) }])
  for (const stored of [100, 200]) {
    const still = stillPending(twice, sheets(stored))
    expect(shown(withPending(sheets(stored), still))).toEqual([300, 1])
  }
  expect(stillPending(twice, sheets(300)).size).toBe(0)
  // What has arrived does not come back with an older value, which somebody may write later.
  expect(stillPending(stillPending(twice, sheets(200)), sheets(100)).size).toBe(0)
})

test('what somebody else writes there is shown', () => {
  const pending = pendingWith(new Map(), [{ cell: first(sheets(100)), after: exact(200) }])
  expect(stillPending(pending, sheets(999)).size).toBe(0)
  expect(stillPending(pending, [])).toEqual(new Map())
})

test('while nothing arrives, nothing is rendered anew', () => {
  const pending = pendingWith(new Map(), [{ cell: first(sheets(100)), after: exact(200) }])
  expect(stillPending(pending, sheets(100))).toBe(pending)
  const stored = sheets(100)
  expect(withPending(stored, new Map())).toBe(stored)
})
