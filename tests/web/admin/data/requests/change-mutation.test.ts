import { beforeEach, expect, test } from 'vitest'
import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import type { Appointment, AppointmentDetail, AppointmentList } from '#src/contract/generated/types.ts'
import type { Change } from '#src/web/admin/data/requests/change.ts'
import { ChangeQueue } from '#src/web/admin/data/requests/change-queue.ts'
import { makeChange } from '#src/web/admin/data/requests/change-mutation.ts'
import { detailQuery, listQuery } from '#src/web/admin/data/requests/request-queries.ts'
import type { AskWhich, Choice, Saved } from '#src/web/admin/data/requests/save-change.ts'
import { makeQueryClient } from '#src/web/admin/data/query-client.ts'
import { FakeAdminApi, refuseAsStale, settle } from '#tests/support/server/fake-admin-api.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const [ann, bo]: [Appointment, Appointment] = [STORED, { ...STORED, id: 'DEF', name: 'Bo Beech' }]
const status = (of: Appointment, status: Appointment['status']): Change => ({ kind: 'status', of, status })

let client: QueryClient
let api: FakeAdminApi
let make: (change: Change, choice?: Choice) => Promise<Saved>

beforeEach(() => {
  client = makeQueryClient()
  api = new FakeAdminApi()
  const ours = new Map<string, number>()
  const queue = new ChangeQueue(() => true)
  make = (change, choice = 'later') => {
    const ask: AskWhich = () => Promise.resolve(choice)
    return makeChange(client, { api, ours, ask, queue }, change)
  }
})

const calls = () => api.waiting.map(({ call }) => call)
const LIST = listQuery(new FakeAdminApi(), 'list', '').queryKey
const rows = () => client.getQueryData<AppointmentList>(LIST)?.appointments.map(({ name, status, version }) => `${name} ${status} ${version}`)
/** Loaded, and on the screen. */
const show = (queryKey: QueryKey, data: AppointmentList | AppointmentDetail) => {
  new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {})
  client.setQueryData(queryKey, data)
}
const keep = (...appointments: Appointment[]) => show(LIST, { appointments })

test('the changes of one request are sent one after the other, each on the version that the one before made; other requests do not wait', async () => {
  const changes = [make(status(ann, 'Confirmed')), make(status(bo, 'Confirmed')), make(status(ann, 'Completed')), make({ kind: 'delete', of: ann })]
  await settle()
  expect(calls()).toEqual(['PUT /api/v1/appointments/ABC/status "1"', 'PUT /api/v1/appointments/DEF/status "1"'])
  api.next().answer({ ...ann, version: 2 })
  await settle()
  expect(calls()).toEqual(['PUT /api/v1/appointments/DEF/status "1"', 'PUT /api/v1/appointments/ABC/status "2"'])
  api.next().answer({ ...bo, version: 2 })
  api.next().answer({ ...ann, version: 3 })
  await settle()
  expect(calls()).toEqual(['DELETE /api/v1/appointments/ABC "3"'])
  api.next().answer({})
  expect((await Promise.all(changes)).map(({ whose }) => whose)).toEqual(['mine', 'mine', 'mine', 'mine'])
})

test('a change that fails holds up none that wait behind it', async () => {
  const [first, second] = [make(status(ann, 'Confirmed')), make(status(ann, 'Completed'))]
  const failed = expect(first).rejects.toThrow('Not now')
  await settle()
  api.next().refuse(503, 'Not now')
  await failed
  await settle()
  expect(calls()).toEqual(['PUT /api/v1/appointments/ABC/status "1"'])
  api.next().answer({ ...ann, version: 2 })
  expect((await second).now?.version).toBe(2)
})

test('while a change is saved the loaded lists are as the server sent them; then they and the open request say what is stored', async () => {
  keep(ann, bo)
  const DETAIL = detailQuery(api, ann.id).queryKey
  show(DETAIL, { appointment: ann, events: [], deleted: false })
  const change = make(status(ann, 'Confirmed'))
  await settle()
  expect(rows()).toEqual(['Ann Ash Pending 1', 'Bo Beech Pending 1'])
  api.next().answer({ ...ann, status: 'Confirmed', version: 2 })
  await change
  expect(rows()).toEqual(['Ann Ash Confirmed 2', 'Bo Beech Pending 1'])
  expect(client.getQueryData<AppointmentDetail>(DETAIL)?.appointment.version).toBe(2)
})

test('a change that is refused leaves the lists as they are; one of a request that is gone takes it away', async () => {
  keep(ann, bo)
  const refused = expect(make(status(ann, 'Confirmed'))).rejects.toThrow('Not now')
  await settle()
  api.next().refuse(503, 'Not now')
  await refused
  expect(rows()).toEqual(['Ann Ash Pending 1', 'Bo Beech Pending 1'])
  const gone = expect(make(status(ann, 'Confirmed'))).rejects.toThrow('No such request')
  await settle()
  api.next().refuse(404, 'No such request')
  await gone
  expect(rows()).toEqual(['Bo Beech Pending 1'])
})

const theirs: Appointment = { ...ann, status: 'Cancelled', version: 5 }

test('where somebody else has changed the request, whoever keeps theirs sends nothing more and sees it', async () => {
  keep(ann)
  const change = make(status(ann, 'Completed'), 'theirs')
  await settle()
  refuseAsStale(api.next(), theirs)
  expect(await change).toEqual({ whose: 'theirs', now: theirs })
  expect(calls()).toEqual([])
  expect(rows()).toEqual(['Ann Ash Cancelled 5'])
})

test('whoever keeps their own change saves it on the other version, and meets no second conflict with what both were shown', async () => {
  const change = make(status(ann, 'Completed'), 'mine')
  await settle()
  refuseAsStale(api.next(), theirs)
  await settle()
  expect(calls()).toEqual(['PUT /api/v1/appointments/ABC/status "5"'])
  api.next().answer({ ...ann, status: 'Completed', version: 6 })
  // What it replaced, to which Undo leads.
  expect(await change).toMatchObject({ whose: 'mine', over: theirs })
  for (const of of [ann, theirs]) void make(status(of, 'Pending'))
  await settle()
  expect(calls()).toEqual(['PUT /api/v1/appointments/ABC/status "6"'])
})

test('whoever puts the choice off changes nothing', async () => {
  keep(ann)
  const change = expect(make(status(ann, 'Completed'), 'later')).rejects.toThrow('Somebody else has changed it')
  await settle()
  refuseAsStale(api.next(), theirs)
  await change
  expect(rows()).toEqual(['Ann Ash Pending 1'])
})

test('a change that somebody else has made too is no conflict', async () => {
  const change = make(status(ann, 'Cancelled'))
  await settle()
  refuseAsStale(api.next(), theirs)
  expect(await change).toEqual({ whose: 'mine', now: theirs })
})

test('of changes that are saved nothing about a person stays in memory', async () => {
  const change = make(status(ann, 'Confirmed'))
  await settle()
  expect(client.getMutationCache().getAll()).toHaveLength(1)
  api.next().answer({ ...ann, version: 2 })
  await change
  await expect.poll(() => client.getMutationCache().getAll()).toHaveLength(0)
})
