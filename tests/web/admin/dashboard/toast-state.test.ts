import { expect, test } from 'vitest'
import { NO_TOASTS, type ToastEvent, toastsAfter } from '#src/web/admin/dashboard/toast-state.ts'
import type { Change } from '#src/web/admin/data/requests/change.ts'
import { STORED } from '../../../support/stored-request.ts'

const after = (...events: ToastEvent[]) => events.reduce(toastsAfter, NO_TOASTS)
const deletion: Change = { kind: 'delete', of: STORED }
const deleted: ToastEvent = { kind: 'change-saved', change: deletion, news: 'Deleted' }

test('the last deletion is offered to be taken back until something else is done', () => {
  expect(after({ kind: 'change-started' }, deleted)).toMatchObject({ deletion, news: 'Deleted' })
  expect(after(deleted, { kind: 'asked' }).deletion).toEqual(deletion)
  expect(after(deleted, { kind: 'dismissed' }).deletion).toBeNull()
  expect(after(deleted, { kind: 'change-started' }).deletion).toBeNull()
  const other: ToastEvent = { kind: 'change-saved', change: { kind: 'status', of: STORED, status: 'Confirmed' }, news: '' }
  expect(after(deleted, other).deletion).toBeNull()
})

test('what failed is told until the admin does something else', () => {
  const failed: ToastEvent[] = [
    { kind: 'failed', failure: 'Not now' },
    { kind: 'load-failed', of: 'list', failure: 'Not today' },
  ]
  expect(after(...failed)).toMatchObject({ failures: ['Not now'], loadFailures: [{ of: 'list', failure: 'Not today' }] })
  for (const kind of ['asked', 'change-started', 'dismissed'] as const)
    expect(after(...failed, { kind })).toMatchObject({ failures: [], loadFailures: [] })
})

test('a load that failed and succeeds later is told no longer; what else failed is', () => {
  const failed: ToastEvent[] = ['list', 'counts', 'list'].map((of, turn) => ({ kind: 'load-failed', of, failure: `Not now ${turn}` }))
  const loadFailures = (...events: ToastEvent[]) => after(...events).loadFailures.map(({ failure }) => failure)
  expect(loadFailures(...failed)).toEqual(['Not now 1', 'Not now 2'])
  expect(loadFailures(...failed, { kind: 'loaded', of: 'list' })).toEqual(['Not now 1'])
  expect(after({ kind: 'failed', failure: 'Not saved' }, { kind: 'loaded', of: 'list' }).failures).toEqual(['Not saved'])
})
