import { expect, test } from 'vitest'
import { arrivalsText, manyTold, NO_TOASTS, type ToastEvent, toastsAfter } from '#src/web/admin/toasts/toast-state.ts'
import type { Change } from '#src/web/admin/data/requests/change.ts'
import { STORED } from '../../../support/server/stored-request.ts'

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

test('a request that was entered is told until one is opened; its visitor can still be told beside its own', () => {
  const entered: ToastEvent = { kind: 'entered', of: STORED }
  expect(after(entered, { kind: 'opened', id: null }).entered).toEqual(STORED)
  expect(after(entered, { kind: 'opened', id: 'OTHER' })).toMatchObject({ entered: null, saved: null })
  expect(after(entered, { kind: 'opened', id: STORED.id })).toMatchObject({ entered: null, saved: { kind: 'entered' } })
  expect(after(entered, { kind: 'dismissed' })).toMatchObject({ entered: null, saved: null })
  expect(after(entered, deleted).entered).toBeNull()
})

test('what came back from the trash is told until a request is opened', () => {
  const restored: ToastEvent = { kind: 'restored', text: 'Ann Ash is back', id: STORED.id }
  expect(after({ kind: 'opened', id: 'OTHER' }, restored, { kind: 'opened', id: null }).restored).not.toBeNull()
  for (const id of [STORED.id, 'OTHER']) expect(after(restored, { kind: 'opened', id }).restored).toBeNull()
})

test('a saved edit is told while its request is open: until that is closed, another opened or something else done', () => {
  const edited: ToastEvent = { kind: 'change-saved', change: { kind: 'edit', of: STORED, fields: { message: 'Two dogs' } }, news: '' }
  const open: ToastEvent = { kind: 'opened', id: STORED.id }
  expect(after(open, edited).edited).toEqual(STORED)
  expect(after(open, edited, { kind: 'asked' }).edited).toEqual(STORED)
  for (const next of [{ kind: 'opened', id: null }, { kind: 'opened', id: 'OTHER' }, { kind: 'change-started' }, { kind: 'dismissed' }] as const)
    expect(after(open, edited, next).edited).toBeNull()
  expect(after(open, edited, { kind: 'opened', id: null }).saved, 'its visitor can still be told').toMatchObject({ kind: 'edit' })
  expect(after(edited).edited, 'nothing is open, as after Undo in the calendar').toBeNull()
})

test('what was saved is told beside its own request and on its own screen alone, so that it never seems to be about another', () => {
  const told: ToastEvent = { kind: 'change-saved', change: { kind: 'status', of: STORED, status: 'Confirmed', tell: true }, news: '', crew: 'Crew 2' }
  for (const own of [{ kind: 'opened', id: STORED.id }, { kind: 'opened', id: null }, { kind: 'asked' }, { kind: 'loaded', of: 'list' }] as const)
    expect(after(told, own), JSON.stringify(own)).toMatchObject({ saved: { kind: 'status' }, crew: 'Crew 2' })
  for (const other of [
    { kind: 'opened', id: 'OTHER' },
    { kind: 'moved-on', screen: 'value' },
  ] as const)
    expect(after(told, other), JSON.stringify(other)).toMatchObject({ saved: null, crew: null })
  expect(after({ kind: 'opened', id: 'OTHER' }, told).saved, 'saved late, as on a slow line').toBeNull()
  expect(after({ kind: 'entered', of: STORED }, { kind: 'moved-on', screen: 'value' }).saved, 'what was entered leads to the list').toMatchObject({
    kind: 'entered',
  })
  expect(after(deleted, { kind: 'moved-on', screen: 'value' }).deletion, 'Undo is offered on').toEqual(deletion)
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

test('what has arrived is told until it is looked at or dismissed, whatever else the admin does', () => {
  const arrived = (id: string, name: string | null): ToastEvent => ({ kind: 'arrived', arrivals: [{ id, name }] })
  const [ann, bob] = [arrived('a', 'Ann Ash'), arrived('b', 'Bob Bay')]
  expect(after(ann)).toMatchObject({ news: 'New request from Ann Ash', arrivals: [{ id: 'a' }] })
  expect(after(ann, bob)).toMatchObject({ news: '2 new requests', arrivals: [{ id: 'a' }, { id: 'b' }] })
  expect(after(ann, bob, ann).arrivals, 'told twice').toHaveLength(2)
  expect(arrivalsText(after(arrived('a', null)).arrivals)).toBe('A new request')
  for (const kind of ['asked', 'change-started'] as const) expect(after(ann, { kind }).arrivals).toHaveLength(1)
  for (const kind of ['arrivals-seen', 'dismissed'] as const) expect(after(ann, { kind }).arrivals).toEqual([])
  expect(after(ann, bob, { kind: 'opened', id: 'a' }).arrivals).toEqual([{ id: 'b', name: 'Bob Bay' }])
  expect(after(arrived(STORED.id, null), ann, deleted).arrivals).toEqual([{ id: 'a', name: 'Ann Ash' }])
})

test('a list that keeps still is released by what was looked at or dismissed, and by nothing else but a load that is asked for', () => {
  const arriving: ToastEvent = { kind: 'arriving', ids: ['a', STORED.id] }
  expect(after(arriving, { kind: 'arrived', arrivals: [{ id: 'a', name: 'Ann Ash' }] }).held).toEqual(['a', STORED.id])
  for (const kind of ['asked', 'arrivals-seen', 'dismissed'] as const) expect(after(arriving, { kind }).held).toEqual([])
  expect(after(arriving, { kind: 'opened', id: 'a' }).held).toEqual([STORED.id])
  expect(after(arriving, deleted).held).toEqual(['a'])
  for (const end of [{ kind: 'arrivals-seen' }, { kind: 'dismissed' }, { kind: 'released' }, { kind: 'opened', id: 'a' }, deleted] as const)
    expect(after(arriving, end), JSON.stringify(end)).toMatchObject({ released: 1, asked: 0 })
  expect(after(arriving, { kind: 'asked' })).toMatchObject({ released: 0, asked: 1 })
  for (const other of [{ kind: 'opened', id: 'b' }, { kind: 'change-started' }, { kind: 'loaded', of: 'list' }] as const)
    expect(after(arriving, other), JSON.stringify(other)).toMatchObject({ released: 0, asked: 0 })
})

test('what has been noticed is told until it is over or dismissed, whatever else the admin does', () => {
  const noticed = (...texts: string[]): ToastEvent => ({ kind: 'noticed', noticed: texts.map(text => ({ text, isOver: false })) })
  expect(after(noticed('No mail is sent'))).toMatchObject({ news: 'No mail is sent', noticed: [{ text: 'No mail is sent' }] })
  for (const kind of ['asked', 'change-started'] as const) expect(after(noticed('No mail is sent'), { kind }).noticed).toHaveLength(1)
  for (const end of [noticed(), { kind: 'dismissed' }] as const) expect(after(noticed('No mail is sent'), end).noticed).toEqual([])
  expect(after(deleted, noticed()).news, 'nothing was noticed').toBe('Deleted')
})

test('changes of several requests are offered to be taken back until something else is done', () => {
  const many = { text: '2 requests confirmed', mailed: [STORED.id], informed: null, made: [{ of: STORED, now: { ...STORED, version: 2 } }] }
  const made: ToastEvent = { kind: 'many-made', ...many }
  expect(after({ kind: 'change-started' }, made, { kind: 'asked' }).many).toEqual({ ...many, told: [] })
  expect(after(made, { kind: 'told-by-hand', id: STORED.id }).many?.told).toEqual([STORED.id])
  for (const kind of ['dismissed', 'change-started'] as const) expect(after(made, { kind }).many).toBeNull()
  expect(after(made, { kind: 'moved-on', screen: 'value' }).many, 'on another screen').toBeNull()
})

test('changes of several requests are told beside no open request, and again once that is closed', () => {
  const made: ToastEvent = {
    kind: 'many-made',
    text: '2 requests confirmed',
    mailed: [],
    informed: null,
    made: [{ of: STORED, now: { ...STORED, version: 2 } }],
  }
  const open: ToastEvent = { kind: 'opened', id: STORED.id }
  expect(manyTold(after(made))).not.toBeNull()
  expect(manyTold(after(made, open))).toBeNull()
  expect(manyTold(after(made, open, { kind: 'opened', id: null }))).toMatchObject({ text: '2 requests confirmed' })
})

test('what was entered is told until something else is done; it takes the place of what was told before', () => {
  const entered: ToastEvent = { kind: 'entered', of: STORED }
  expect(after(deleted, entered)).toMatchObject({ deletion: null, saved: entered })
  expect(after(entered, { kind: 'asked' }).saved).toEqual(entered)
  for (const kind of ['change-started', 'dismissed'] as const) expect(after(entered, { kind }).saved).toBeNull()
})
