import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { ChangeQueue } from '#src/web/admin/data/requests/change-queue.ts'
import { makeChange } from '#src/web/admin/data/requests/change-mutation.ts'
import { countsQuery, LIST, listQuery } from '#src/web/admin/data/requests/request-queries.ts'
import { makeQueryClient } from '#src/web/admin/data/query-client.ts'
import { FakeAdminApi, settle } from '#tests/support/server/fake-admin-api.ts'
import { pendingAlone } from '#tests/support/server/pending-alone.ts'
import { STORED as ann } from '#tests/support/server/stored-request.ts'

const confirmed: Appointment = { ...ann, status: 'Confirmed', version: 2 }

function shown() {
  const [client, api] = [makeQueryClient(), new FakeAdminApi()]
  const list = new QueryObserver(client, listQuery(api, 'list', ''))
  list.subscribe(() => {})
  return { client, api, list, rows: () => list.getCurrentResult().data?.appointments.map(({ version }) => version) }
}

test('a list that was asked for before a change is asked for again: what it says may be older', async () => {
  const { client, api, rows } = shown()
  const change = makeChange(
    client,
    { api, ours: new Map(), ask: () => Promise.resolve('later'), queue: new ChangeQueue(() => true) },
    { kind: 'status', of: ann, status: 'Confirmed' },
  )
  await settle()
  const [list, save] = [api.next(), api.next()]
  save.answer(confirmed)
  await change
  list.answer({ appointments: [ann] })
  await settle()
  expect(rows()).toBeUndefined()
  api.next().answer({ appointments: [confirmed] })
  await settle()
  expect(rows()).toEqual([2])
  expect(api.waiting).toEqual([])
})

test('a refresh of the background joins a load that is awaited, and one that is awaited supersedes it', async () => {
  const { client, api, list, rows } = shown()
  client.getQueryCache().onFocus()
  expect(api.waiting).toHaveLength(1)
  api.next().answer({ appointments: [ann] })
  await settle()

  const awaited = list.refetch()
  client.getQueryCache().onFocus()
  client.getQueryCache().onOnline()
  expect(api.waiting).toHaveLength(1)
  api.next().answer({ appointments: [confirmed] })
  expect((await awaited).data?.appointments).toEqual([confirmed])

  client.getQueryCache().onFocus()
  const later = list.refetch()
  const [quiet, asked] = [api.next(), api.next()]
  asked.answer({ appointments: [confirmed] })
  await later
  quiet.answer({ appointments: [ann] })
  await settle()
  expect(rows()).toEqual([2])
})

test('counts that were asked for earlier and come later are out of date', async () => {
  const [client, api] = [makeQueryClient(), new FakeAdminApi()]
  const observer = new QueryObserver(client, countsQuery(api, ''))
  observer.subscribe(() => {})
  api.next().answer(pendingAlone(1))
  await settle()
  const reloads = [client.refetchQueries(), client.refetchQueries()]
  const [earlier, later] = [api.next(), api.next()]
  later.answer(pendingAlone(3))
  await settle()
  earlier.answer(pendingAlone(2))
  await Promise.all(reloads)
  expect(observer.getCurrentResult().data).toEqual(pendingAlone(3))
})

test('a screen that is left stays readable, its counts do not, and a failure is not tried again', async () => {
  const [client, api] = [makeQueryClient(), new FakeAdminApi()]
  const leave = new QueryObserver(client, listQuery(api, 'list', '')).subscribe(() => {})
  api.next().answer({ appointments: [ann] })
  await settle()
  leave()
  const stop = new QueryObserver(client, countsQuery(api, '')).subscribe(() => {})
  api.next().refuse(503, 'Not now')
  await settle()
  expect(api.waiting).toEqual([])
  stop()
  await expect
    .poll(() =>
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    )
    .toEqual([LIST])
})
