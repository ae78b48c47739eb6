import { describe, expect, test } from 'vitest'
import type { ListedChange, ListedOutcome, Status } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { copyWithMails } from '#tests/support/server/mail-texts.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { SEED } from '#tests/support/seed.ts'
import { ADMIN, NOW, startTestServer } from '#tests/support/server/test-server.ts'

/** Changes of several requests in one call. */

describe.each(engines)('on $engine', engine => {
  async function open() {
    const admin = await openAdmin(engine)
    const send = async (path: string, changes: unknown) => {
      const { status, body } = await admin.server.call('POST', `${LIST}${path}`, { token: admin.token, body: { changes } })
      expect([status, body]).toMatchObject([200, {}])
      return (body as unknown as { outcomes: ListedOutcome[] }).outcomes
    }
    return {
      ...admin,
      make: (changes: ListedChange[]) => send('changes', changes),
      preview: (changes: ListedChange[]) => send('changes/preview', changes),
    }
  }

  const on = (day: number) => ({ ...APPOINTMENT, appointment_date: `2026-06-${String(day).padStart(2, '0')}` })
  const shortly = (outcomes: ListedOutcome[]) => outcomes.map(({ id, status, error }) => [id, status, error])
  const TAKEN = 'This time slot is not available. Please choose a different time.'

  test('each is a change like any other: in its history with who made it, on its version, and its time is free or held', async () => {
    const { server, book, make, detail } = await open()
    const ids = [await book(on(2)), await book(on(3)), await book(QUOTE)]
    const isFree = async (day: string) =>
      (await server.call('GET', `/api/v1/services/check-timeslot?date=${day}&time=09:00&duration=60`)).body as unknown as { available: boolean }
    const cancelled = await make(ids.map(id => ({ id, version: 1, status: 'Cancelled' })))
    expect(cancelled.map(({ status, appointment }) => [status, appointment?.status, appointment?.version])).toEqual(
      ids.map(() => [200, 'Cancelled', 2]),
    )
    expect([await isFree('2026-06-02'), await isFree('2026-06-03')]).toEqual([{ available: true }, { available: true }])
    for (const id of ids)
      expect((await detail(id)).events.at(-1)).toMatchObject({ kind: 'changed', by: ADMIN.username, changes: { status: ['Pending', 'Cancelled'] } })
    // Taken back, each to what it was.
    await make(ids.map((id, index) => ({ id, version: 2, status: index === 0 ? 'Confirmed' : 'Pending' })))
    expect(await Promise.all(ids.map(async id => (await detail(id)).appointment.status))).toEqual(['Confirmed', 'Pending', 'Pending'])
    expect(await isFree('2026-06-02')).toEqual({ available: false })
  })

  test('what is deleted together is restored together, or one by one', async () => {
    const { server, token, book, make } = await open()
    const ids = [await book(on(2)), await book(on(3)), await book(QUOTE)]
    const deleted = await make(ids.map(id => ({ id, version: 1, deleted: true })))
    expect(deleted.map(({ appointment }) => appointment?.deleted_at)).toEqual(ids.map(() => NOW.toISOString()))
    const [only] = await make([{ id: ids[0] ?? '', version: 2, deleted: false }])
    expect(only).toMatchObject({ status: 200, appointment: { version: 3 } })
    const { body } = await server.call('POST', `${LIST}restore`, { token, body: { deleted_at: NOW.toISOString() } })
    expect(body).toEqual({ restored: 2, taken: [] })
  })

  test('one that is refused stops no other, says why, and is as it was; asked before, the answer is the same', async () => {
    const { book, make, preview, detail, server, token } = await open()
    const [first, stale, gone, lost, last] = [await book(on(2)), await book(QUOTE), await book(QUOTE), await book(on(3)), await book(QUOTE)]
    await make([{ id: lost, version: 1, status: 'Cancelled' }])
    await book({ ...on(3), name: 'Quick Quince' })
    await server.call('DELETE', `${LIST}${gone}`, { token })
    await make([{ id: stale, version: 1, status: 'Completed' }])
    const before = await Promise.all([stale, gone, lost].map(detail))
    const changes: ListedChange[] = [
      { id: first, version: 1, status: 'Confirmed' },
      { id: stale, version: 1, status: 'Confirmed' },
      { id: gone, version: 2, status: 'Confirmed' },
      { id: 'NONE', version: 1, status: 'Confirmed' },
      { id: lost, version: 2, status: 'Confirmed' },
      { id: first, version: 2, deleted: false },
      { id: last, version: 1, status: 'Confirmed' },
    ]
    const expected = [
      [first, 200, undefined],
      [stale, 409, 'Somebody else has changed this request since'],
      [gone, 404, 'There is no such appointment'],
      ['NONE', 404, 'There is no such appointment'],
      [lost, 409, TAKEN],
      [first, 404, 'There is no such appointment'],
      [last, 200, undefined],
    ]
    expect(shortly(await preview(changes))).toEqual(expected)
    expect((await detail(first)).appointment.version).toBe(1)
    const outcomes = await make(changes)
    expect(shortly(outcomes)).toEqual(expected)
    expect(outcomes[1]?.appointment).toMatchObject({ status: 'Completed', version: 2 })
    expect(await Promise.all([stale, gone, lost].map(detail))).toEqual(before)
    expect((await detail(last)).appointment.status).toBe('Confirmed')
  })

  test('of two that want one time, the first has it', async () => {
    const { book, make, preview } = await open()
    const one = await book(on(2))
    await make([{ id: one, version: 1, status: 'Cancelled' }])
    const two = await book(on(2))
    await make([{ id: two, version: 1, status: 'Cancelled' }])
    const changes: ListedChange[] = [two, one].map(id => ({ id, version: 2, status: 'Pending' }))
    const expected = [
      [two, 200, undefined],
      [one, 409, TAKEN],
    ]
    expect(shortly(await preview(changes))).toEqual(expected)
    expect(shortly(await make(changes))).toEqual(expected)
  })

  test('those are told who are ticked; where nobody can be told, that one is not changed', async () => {
    const { state, env: smtp } = await startMailServer()
    const { dataDir, databaseUrl } = await engine.newLocation()
    const env = { ...smtp, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }), EMAIL_LIMIT: '0' }
    const server = await startTestServer({ contentFolder: copyWithMails(), dataDir, env })
    const token = await server.signIn()
    const book = async (body: object) => (await server.call('POST', LIST, { body })).body.id
    const [told, quiet, quote] = [await book(on(2)), await book({ ...on(3), email: 'bo@example.com' }), await book(QUOTE)]
    await server.context.outbox?.run(server.log)
    state.toVisitors.splice(0)
    const changes = [
      { id: told, version: 1, status: 'Confirmed', tell: true },
      { id: quiet, version: 1, status: 'Confirmed' },
      { id: quote, version: 1, status: 'Confirmed', tell: true },
      { id: quiet, version: 2, deleted: true, tell: true },
    ]
    const { body } = await server.call('POST', `${LIST}changes`, { token, body: { changes } })
    expect(shortly((body as unknown as { outcomes: ListedOutcome[] }).outcomes)).toEqual([
      [told, 200, undefined],
      [quiet, 200, undefined],
      [quote, 422, 'The visitor cannot be told by mail: there is nothing in this change to tell'],
      [quiet, 422, 'The visitor cannot be told by mail: nobody is told of a deletion'],
    ])
    await server.context.outbox?.run(server.log)
    expect(state.toVisitors.map(({ recipients }) => recipients)).toEqual([['ann@example.com']])
    expect((await server.call('GET', `${LIST}${quote}`, { token })).body).toMatchObject({ appointment: { status: 'Pending', version: 1 } })
  })

  test('the preview says of any changes what making them does', async () => {
    const { appointments, closures, close } = await openStorage(await engine.newLocation(), NOW)
    const draw = drawFromSeed(SEED)
    const ids = Array.from({ length: 8 }, (_, index) => `id-${index}`)
    const drawn = (id: string, version: number): ListedChange => ({
      id,
      version: draw.chance(10) ? version + 1 : version,
      ...(draw.chance(30) ? { deleted: draw.chance(50) } : { status: draw.one<Status>(['Pending', 'Confirmed', 'Cancelled']) }),
    })
    const make = (id: string, { version, status, deleted }: Partial<ListedChange>, crews: number) => {
      const terms = { on: version === undefined ? null : [version] }
      if (status !== undefined) return appointments.change(id, () => ({ status }), crews, NOW, terms)
      return deleted === true ? appointments.delete(id, NOW, terms) : appointments.restore(id, crews, NOW, terms)
    }
    const seen = new Set<string>()
    for (let run = 0; run < 30; run++) {
      const crews = draw.between(1, 2)
      const day = `2027-${String(1 + (run % 12)).padStart(2, '0')}-${String(1 + run).padStart(2, '0')}`
      const own = ids.map(id => `${id}-${run}`)
      for (const id of own) {
        await appointments.add(newAppointment(id, day, draw.one(['09:00', '09:30', '10:00', '14:00']), 60, 9), null)
        for (let times = draw.between(0, 3); times > 0; times--) await make(id, drawn(id, 1), crews)
      }
      if (draw.chance(40)) {
        const time = { first_day: day, last_day: day, from_time: '09:00', until_time: '10:00', crews: draw.one(['all', 'one', '1', '2']) }
        await closures.add({ ...time, reason: '', by: 'owner' }, NOW)
      }
      const versions = await Promise.all(own.map(async id => (await appointments.detail(id))?.appointment.version ?? 1))
      const changes = draw.shuffle(own.map((id, index) => drawn(id, versions[index] ?? 1)))
      const said = (await appointments.previewChanges(changes, crews, NOW)).map(({ kind }) => kind)
      const done: string[] = []
      for (const change of changes) done.push((await make(change.id, change, crews)).kind)
      expect(said, `run ${run}: ${JSON.stringify(changes)}`).toEqual(done)
      for (const kind of done) seen.add(kind)
    }
    expect([...seen].toSorted()).toEqual(['changed', 'closed', 'stale', 'taken', 'unknown'])
    await close()
  })
})

test.for([
  ['nothing', [], 'changes must NOT have fewer than 1 items'],
  [
    'more than a hundred',
    Array.from({ length: 101 }, () => ({ id: 'A', version: 1, status: 'Confirmed' })),
    'changes must NOT have more than 100 items',
  ],
  ['no version', [{ id: 'A', status: 'Confirmed' }], 'changes.0.version is required'],
  ['neither status nor deletion', [{ id: 'A', version: 1 }], 'changes.0 needs one of status, deleted'],
  ['both', [{ id: 'A', version: 1, status: 'Confirmed', deleted: true }], 'changes.0 must match exactly one schema in oneOf'],
  ['an unknown status', [{ id: 'A', version: 1, status: 'Done' }], 'changes.0.status must be one of Pending, Confirmed, Completed, Cancelled'],
] as const)('%s is refused with its place, and nothing is changed', async ([, changes, problem]) => {
  const { server, token, book, detail } = await openAdmin(engines[0] as (typeof engines)[number])
  const id = await book(QUOTE)
  const own = { id, version: 1, status: 'Confirmed' }
  const body = { changes: changes.length === 0 ? [] : [...changes, ...(changes.length > 100 ? [] : [own])] }
  for (const path of ['changes', 'changes/preview']) {
    const answer = await server.call('POST', `${LIST}${path}`, { token, body })
    expect([answer.status, answer.body.error]).toEqual([400, `The request is not valid: ${problem}`])
    expect((await server.call('POST', `${LIST}${path}`, { body: { changes: [own] } })).status).toBe(401)
  }
  expect((await detail(id)).appointment.status).toBe('Pending')
})
