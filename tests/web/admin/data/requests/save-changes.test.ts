import { expect, test } from 'vitest'
import type { ListedOutcome, Status } from '#src/contract/generated/types.ts'
import { isOurs, type OwnVersions } from '#src/web/admin/data/requests/save-change.ts'
import { refusedChanges, saveChanges, type WantedChange } from '#src/web/admin/data/requests/save-changes.ts'
import { FakeAdminApi, settle } from '#tests/support/server/fake-admin-api.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const wanted = (id: string, status: Status = 'Confirmed'): WantedChange => ({ of: { ...STORED, id }, status })
const made = (id: string): ListedOutcome => ({ id, status: 200, appointment: { ...STORED, id, version: 2, status: 'Confirmed' } })
const many = Array.from({ length: 250 }, (_, index) => wanted(`id-${index}`))

function start(changes: readonly WantedChange[], ours: OwnVersions = new Map()) {
  const api = new FakeAdminApi()
  const tried: number[] = []
  return { api, tried, saved: saveChanges(changes, { api, ours, onProgress: count => tried.push(count) }) }
}

test('a hundred at a time are sent, and each part is told when it is done', async () => {
  const { api, tried, saved } = start(many)
  for (const from of [0, 100, 200]) {
    expect(api.waiting).toHaveLength(1)
    api.next().answer({ outcomes: many.slice(from, from + 100).map(({ of }) => made(of.id)) })
    await settle()
  }
  expect(await saved).toMatchObject({ refused: [] })
  expect((await saved).made).toHaveLength(250)
  expect(tried).toEqual([100, 200, 250])
})

test('each that is refused is named with the reason, as it is by now; what was made before already counts as made', async () => {
  const ours: OwnVersions = new Map()
  const { api, saved } = start(
    ['a', 'b', 'c', 'd'].map(id => wanted(id)),
    ours,
  )
  const stale = { ...STORED, id: 'b', version: 2, status: 'Cancelled' as const }
  const twice = { ...STORED, id: 'c', version: 2, status: 'Confirmed' as const }
  api.next().answer({
    outcomes: [
      made('a'),
      { id: 'b', status: 409, error: 'Changed', appointment: stale },
      { id: 'c', status: 409, error: 'Changed', appointment: twice },
      { id: 'd', status: 409, error: 'Taken' },
    ],
  })
  const { made: done, refused } = await saved
  expect(done.map(({ now }) => now.id)).toEqual(['a', 'c'])
  expect(refused).toEqual([
    { of: stale, why: 'Changed' },
    { of: { ...STORED, id: 'd' }, why: 'Taken' },
  ])
  expect(isOurs(ours, { id: 'a', version: 2 })).toBe(true)
  expect(isOurs(ours, { id: 'b', version: 2 })).toBe(false)
})

test('when a call fails, what was made before counts, and all others are refused with the reason', async () => {
  const { api, saved } = start(many)
  api.next().answer({ outcomes: many.slice(0, 100).map(({ of }) => made(of.id)) })
  await settle()
  api.next().refuse(503, 'The server is busy')
  const { made: done, refused } = await saved
  expect([done.length, refused.length, refused[0]]).toEqual([100, 150, { of: many[100]?.of, why: 'The server is busy' }])
  expect(api.waiting).toEqual([])
})

test('what the server would refuse is asked for without making it, and who has its time', async () => {
  const api = new FakeAdminApi()
  const refused = refusedChanges(
    api,
    ['a', 'b'].map(id => ({ ...wanted(id), of: { ...STORED, id, duration: 60 } })),
  )
  const { call, answer } = api.next()
  expect(call).toBe('POST /api/v1/appointments/changes/preview')
  answer({ outcomes: [made('a'), { id: 'b', status: 409, error: 'Taken' }] })
  await settle()
  const holders = api.next()
  expect(holders.call).toMatch(/^GET \/api\/v1\/appointments\/check-timeslot\?except=b&date=/)
  holders.answer({ available: false, held_by: [STORED] })
  expect(await refused).toEqual([{ of: { ...STORED, id: 'b', duration: 60 }, why: 'Taken', held_by: [STORED] }])
})
