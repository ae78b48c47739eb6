import { describe, expect, test } from 'vitest'
import { engines } from '#tests/support/server/engines.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { BLOCKED, CLOSED, CLOSURES, DAY_OFF, openClosures, TUESDAY, UNAVAILABLE } from '#tests/support/server/open-closures.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'

/** Days off and blocked times of one crew of several. */

describe.each(engines)('on $engine', engine => {
  test('one of two crews away leaves room for one visit, which says nothing of a reason', async () => {
    const { send, close, book, ask } = await openClosures(engine, 2)
    await close({ ...DAY_OFF, crews: 'one' })
    expect((await book()).status).toBe(201)
    expect((await book({ name: 'Bo' })).body.error).toBe(UNAVAILABLE)
    expect(await ask(`slots?date=${TUESDAY}&duration=60`)).toEqual({ slots: expect.not.arrayContaining(['09:00', '13:30']) })
    // A second crew away leaves none.
    await close({ ...DAY_OFF, first_day: '2026-06-03', last_day: '2026-06-03', crews: 'one' })
    const { closure } = await close({ ...DAY_OFF, first_day: '2026-06-03', last_day: '2026-06-03', crews: 'one', reason: '' })
    expect(await ask('slots?date=2026-06-03&duration=60')).toMatchObject({ slots: [], closed: CLOSED, next: '2026-06-04' })
    await send('DELETE', `${CLOSURES}/${closure.id}`)
    expect(await ask('slots?date=2026-06-03&duration=60')).toMatchObject({ slots: { length: 21 } })
  })

  test('a crew that is named away is given no visit, in no way, and the others are; its own visit there counts once and is named alone', async () => {
    const { server, token, send, close, book, ask } = await openClosures(engine, 2)
    const crewsOf = async () => Object.fromEntries((await send('GET', `${LIST}?sort=name`)).body.appointments.map(({ name, crew }) => [name, crew]))
    const admin = async (path: string) => (await server.call('GET', `${LIST}${path}`, { token })).body as unknown
    await book({ name: 'First' })
    const second = (await book({ name: 'Second' })).body.id
    const elsewhere = (await book({ name: 'Third', appointment_date: '2026-06-03' })).body.id
    const { closure, visits, total } = await close({ ...DAY_OFF, crews: '1' })
    expect(closure.crews).toBe('1')
    expect([visits.map(({ name, crew }) => `${name} of ${crew}`), total]).toEqual([['First of 1'], 1])
    const named = async (crews: string) => (await send('GET', `${CLOSURES}/visits?first_day=${TUESDAY}&last_day=${TUESDAY}${crews}`)).body
    for (const [crews, count] of [
      ['', 2],
      ['&crews=all', 2],
      ['&crews=one', 2],
      ['&crews=1', 1],
      ['&crews=2', 1],
    ] as const)
      expect(await named(crews), crews).toMatchObject({ total: count })

    // The visit of the crew that is away takes no room from the other one.
    expect(await ask(`check-timeslot?date=${TUESDAY}&time=09:00&duration=60`)).toEqual({ available: false })
    await send('PUT', `${LIST}${second}/status`, { status: 'Cancelled' })
    expect(await ask(`check-timeslot?date=${TUESDAY}&time=09:00&duration=60`)).toEqual({ available: true })
    expect(await ask(`slots?date=${TUESDAY}&duration=60`)).toMatchObject({ slots: { length: 21 } })
    expect(await admin(`slots?date=${TUESDAY}&duration=60&crew=2`)).toMatchObject({ slots: { length: 21 } })
    expect(await admin(`slots?date=${TUESDAY}&duration=60&crew=1`)).toMatchObject({ slots: [], closed: CLOSED, next: '2026-06-03' })
    expect(await admin(`check-timeslot?date=${TUESDAY}&time=14:00&duration=60`)).toEqual({ available: true, crew: 2 })
    expect(await admin(`check-timeslot?date=${TUESDAY}&time=14:00&duration=60&except=${elsewhere}`), 'it had the other').toEqual({
      available: true,
      crew: 2,
    })

    const moved = { appointment_date: TUESDAY, appointment_time: '14:00' }
    expect(await send('PUT', `${LIST}${elsewhere}`, { ...moved, crew: 1 })).toMatchObject({
      status: 422,
      body: { fields: { appointment_time: BLOCKED } },
    })
    expect(await send('POST', `${LIST}manual`, { ...APPOINTMENT, name: 'Entered', crew: 1, appointment_time: '14:00' })).toMatchObject({
      status: 422,
      body: { fields: { appointment_time: BLOCKED } },
    })
    expect((await send('PUT', `${LIST}${elsewhere}`, moved)).body).toMatchObject({ crew: 2 })
    expect((await send('PUT', `${LIST}${second}/status`, { status: 'Confirmed' })).body).toMatchObject({ crew: 2 })
    expect((await book({ name: 'Fourth' })).body.error).toBe(UNAVAILABLE)
    expect(await crewsOf()).toEqual({ First: 1, Second: 2, Third: 2 })
    // Overruled, it is the crew’s all the same.
    expect((await send('PUT', `${LIST}${elsewhere}`, { crew: 1, despite_warnings: true })).body).toMatchObject({ crew: 1 })
  })

  test('each crew by its name away is a day off; the same crew is not closed twice, nor one that there is not', async () => {
    const { send, close, ask } = await openClosures(engine, 2)
    await close({ ...DAY_OFF, last_day: '2026-07-15', crews: '1' })
    await close({ ...DAY_OFF, last_day: '2026-07-15', crews: '2', reason: '' })
    expect(await ask(`days?date=${TUESDAY}&duration=60`)).toMatchObject({ days: [{ date: '2026-07-16', starts: 21 }, {}, {}] })
    expect(await ask(`slots?date=${TUESDAY}&duration=60`)).toMatchObject({ slots: [], closed: CLOSED, next: '2026-07-16' })
    expect((await send('POST', CLOSURES, { ...DAY_OFF, last_day: '2026-07-15', crews: '2' })).status).toBe(409)
    expect(await send('POST', CLOSURES, { ...DAY_OFF, crews: '3' })).toMatchObject({
      status: 400,
      body: { fields: { crews: 'There is no crew 3: the business has 2' } },
    })
  })

  test('restoring many gives none to a crew that is away', async () => {
    const { send, close, book } = await openClosures(engine, 2)
    for (const name of ['Ann', 'Bo']) await book({ name })
    await send('DELETE', LIST)
    const trash = (await send('GET', `${LIST}?deleted=true`)).body.appointments
    await close({ ...DAY_OFF, crews: '1' })
    const restored = await send('POST', `${LIST}restore`, { deleted_at: trash[0]?.deleted_at })
    expect(restored.body).toMatchObject({ restored: 1, taken: { length: 1 } })
    expect((await send('GET', LIST)).body.appointments.map(({ crew }) => crew)).toEqual([2])
  })

  test('weeks without any crew are passed over on the way to the next free day, also when each crew is away by itself', async () => {
    const { close, ask } = await openClosures(engine, 2)
    for (const reason of ['Ann is away', 'Bo is away']) await close({ ...DAY_OFF, last_day: '2026-07-15', crews: 'one', reason })
    expect(await ask(`days?date=${TUESDAY}&duration=60`)).toMatchObject({ days: [{ date: '2026-07-16', starts: 21 }, {}, {}] })
  })
})
