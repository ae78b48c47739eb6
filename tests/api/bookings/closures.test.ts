import { describe, expect, test } from 'vitest'
import type { Closure } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { readNews } from '#tests/support/server/news-reader.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { BLOCKED, CLOSED, CLOSURES, DAY_OFF, openClosures, TUESDAY, UNAVAILABLE } from '#tests/support/server/open-closures.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { ADMIN } from '#tests/support/server/test-server.ts'

/** Days off and blocked times. */

describe.each(engines)('on $engine', engine => {
  test('on a day off nobody is offered or given a time; visitors read why and the next open day, and removing it opens the day', async () => {
    const { send, close, listed, book, ask } = await openClosures(engine)
    const { closure, visits } = await close({ ...DAY_OFF, last_day: '2026-06-04' })
    expect(closure).toEqual({
      id: expect.any(String),
      ...DAY_OFF,
      last_day: '2026-06-04',
      from_time: null,
      until_time: null,
      at: '2026-06-01T15:00:00.000Z',
      by: ADMIN.username,
    })
    expect(visits).toEqual([])
    expect(await listed()).toEqual([closure])

    expect(await ask(`check-timeslot?date=${TUESDAY}&time=09:00&duration=60`)).toEqual({ available: false })
    expect(await ask(`slots?date=${TUESDAY}&duration=60`)).toMatchObject({ slots: [], closed: CLOSED, next: '2026-06-05' })
    expect(await ask(`days?date=${TUESDAY}&duration=60`)).toMatchObject({ days: [{ date: '2026-06-05', starts: 21 }, {}, {}] })
    const refused = await book()
    expect(refused).toMatchObject({ status: 409, body: { error: CLOSED, fields: { appointment_date: CLOSED }, nearest_times: [] } })
    expect((await send('GET', LIST)).body.appointments).toEqual([])

    expect((await send('DELETE', `${CLOSURES}/${closure.id}`)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(await ask(`slots?date=${TUESDAY}&duration=60`)).toMatchObject({ slots: { length: 21 } })
    expect((await book()).status).toBe(201)
  })

  test('hours that are blocked take the starts of the visits that would meet them, and no others', async () => {
    const { close, book, ask } = await openClosures(engine)
    await close({ ...DAY_OFF, from_time: '11:00', until_time: '13:00' })
    const starts = {
      slots: ['07:00', '07:30', '08:00', '08:30', '09:00', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'],
    }
    const reasons = ['09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'].map(time => [time, '{time} (Trade fair)'])
    expect(await ask(`slots?date=${TUESDAY}&duration=120`)).toEqual({ ...starts, blocked: Object.fromEntries(reasons) })
    expect(await ask(`check-timeslot?date=${TUESDAY}&time=09:30&duration=120`)).toEqual({ available: false })
    const refused = await book({ appointment_time: '07:00' })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: UNAVAILABLE, fields: { appointment_time: UNAVAILABLE }, nearest_times: ['13:00', '13:30', '14:00', '14:30'] },
    })
    expect((await book({ appointment_time: '13:00' })).status).toBe(201)
  })

  test('hours that leave no start close the day', async () => {
    const { close, ask } = await openClosures(engine)
    await close({ ...DAY_OFF, from_time: '09:00', until_time: '23:00' })
    expect(await ask(`slots?date=${TUESDAY}&duration=180`)).toMatchObject({ slots: [], closed: CLOSED, next: '2026-06-03' })
    expect(await ask(`slots?date=${TUESDAY}&duration=120`)).toMatchObject({ slots: ['07:00'], blocked: { '07:30': '{time} (Trade fair)' } })
  })

  test('a visit stays where it is when its time is closed, is named until it is completed, and can be confirmed and completed there', async () => {
    const { send, close, book } = await openClosures(engine)
    const { id } = (await book()).body
    const quarter = { ...DAY_OFF, from_time: '13:45', until_time: '14:00' }
    const named = [expect.objectContaining({ id, name: 'Ann Ash', appointment_date: TUESDAY, appointment_time: '09:00', status: 'Pending' })]
    expect((await send('GET', `${CLOSURES}/visits?first_day=${TUESDAY}&last_day=${TUESDAY}`)).body).toEqual({ visits: named, total: 1 })
    const { closure, visits, total } = await close({ ...quarter, from_time: '06:00', until_time: '09:00' })
    expect([visits, total]).toEqual([[], 0])
    expect((await send('PUT', `${CLOSURES}/${closure.id}`, quarter)).body).toMatchObject({
      closure: { id: closure.id, from_time: '13:45' },
      visits: named,
      total: 1,
    })
    for (const [status, count] of [
      ['Confirmed', 1],
      ['Completed', 0],
      ['Cancelled', 0],
    ] as const) {
      expect((await send('PUT', `${LIST}${id}/status`, { status })).status).toBe(200)
      expect((await send('PUT', `${CLOSURES}/${closure.id}`, quarter)).body, status).toMatchObject({ visits: { length: count }, total: count })
    }
  })

  test('moving, restoring and taking up a visit there, or entering one, is refused until the owner overrules it', async () => {
    const { send, close, book } = await openClosures(engine)
    const ids: string[] = []
    for (const appointment_date of [TUESDAY, '2026-06-03', '2026-06-04']) ids.push((await book({ appointment_date })).body.id)
    const [moved = '', cancelled = '', deleted = ''] = ids
    await send('PUT', `${LIST}${cancelled}/status`, { status: 'Cancelled' })
    await send('DELETE', `${LIST}${deleted}`)
    await close({ ...DAY_OFF, first_day: '2026-06-03', last_day: '2026-06-06' })
    const entered = { ...APPOINTMENT, appointment_date: '2026-06-05', name: 'Cy Cole' }
    const steps = [
      { method: 'PUT', path: moved, body: { appointment_date: '2026-06-06', appointment_time: '13:00' }, done: 200 },
      { method: 'PUT', path: `${cancelled}/status`, body: { status: 'Confirmed' }, done: 200 },
      { method: 'POST', path: `${deleted}/restore`, body: {}, done: 200 },
      { method: 'POST', path: 'manual', body: entered, done: 201 },
    ]
    for (const { method, path, body, done } of steps) {
      const before = (await send('GET', LIST)).text
      expect(await send(method, LIST + path, body), path).toMatchObject({ status: 422, body: { fields: { appointment_time: BLOCKED } } })
      expect((await send(method, LIST + path, { ...body, despite_warnings: false })).status, path).toBe(422)
      expect((await send('GET', LIST)).text).toBe(before)
      expect((await send(method, LIST + path, { ...body, despite_warnings: true })).status, path).toBe(done)
    }
  })

  test('overruling a closure takes no time from another visit', async () => {
    const { send, close, book } = await openClosures(engine)
    await book()
    await close(DAY_OFF)
    const refused = await send('POST', `${LIST}manual`, { ...APPOINTMENT, appointment_time: '10:00', despite_warnings: true })
    expect(refused.status).toBe(409)
  })

  test('restoring many leaves those in the trash whose time has been closed', async () => {
    const { send, close, book } = await openClosures(engine)
    for (const appointment_date of [TUESDAY, '2026-06-03']) await book({ appointment_date })
    await send('DELETE', LIST)
    const trash = (await send('GET', `${LIST}?deleted=true`)).body.appointments
    await close(DAY_OFF)
    const restored = await send('POST', `${LIST}restore`, { deleted_at: trash[0]?.deleted_at })
    expect(restored.body).toMatchObject({ restored: 1, taken: [{ appointment_date: TUESDAY }] })
  })

  test('a list has what touches its days, by its beginning; a change and a removal of what is not there say so', async () => {
    const { send, close, listed } = await openClosures(engine)
    const made: Closure[] = []
    for (const [first_day, last_day] of [
      ['2026-06-20', '2026-06-30'],
      ['2026-06-05', '2026-06-10'],
      ['2026-06-11', '2026-06-11'],
    ])
      made.push((await close({ ...DAY_OFF, first_day, last_day })).closure)
    const [late, early, middle] = made
    expect(await listed()).toEqual([early, middle, late])
    expect(await listed('from=2026-06-10&until=2026-06-11')).toEqual([early, middle])
    expect(await listed('from=2026-06-12&until=2026-06-19')).toEqual([])
    expect((await send('DELETE', `${CLOSURES}/NONE`)).status).toBe(404)
    expect((await send('PUT', `${CLOSURES}/NONE`, DAY_OFF)).status).toBe(404)
    expect(await listed()).toHaveLength(3)
  })

  test('whoever listens hears that closures have changed', async () => {
    const { server, token, send, close } = await openClosures(engine)
    const { next } = await readNews(server.origin, token)
    const { closure } = await close(DAY_OFF)
    await send('PUT', `${CLOSURES}/${closure.id}`, { ...DAY_OFF, reason: '' })
    await send('DELETE', `${CLOSURES}/NONE`)
    await send('DELETE', `${CLOSURES}/${closure.id}`)
    await server.call('POST', LIST, { body: APPOINTMENT })
    const news = { kind: 'closures', requests: [] }
    expect([await next(), await next(), await next(), (await next())?.kind]).toEqual([news, news, news, 'requested'])
  })

  test('the same time is not closed twice: the closure that takes it is named; each of several crews may be away then', async () => {
    const { send, close, listed } = await openClosures(engine)
    const hours = { ...DAY_OFF, from_time: '11:00', until_time: '13:00' }
    const [day, noon] = [(await close(DAY_OFF)).closure, (await close(hours)).closure]
    const refused = { status: 409, body: { error: 'This time is blocked already: Trade fair' } }
    expect(await send('POST', CLOSURES, { ...DAY_OFF, reason: 'Vacation' })).toMatchObject(refused)
    expect(await send('POST', CLOSURES, hours)).toMatchObject(refused)
    expect(await send('PUT', `${CLOSURES}/${noon.id}`, DAY_OFF)).toMatchObject(refused)
    expect((await send('PUT', `${CLOSURES}/${noon.id}`, { ...hours, reason: '' })).status).toBe(200)
    expect(await send('POST', CLOSURES, hours)).toMatchObject({ status: 409, body: { error: 'This time is blocked already' } })
    expect((await listed()).map(({ id }) => id)).toEqual([day.id, noon.id])

    const two = await openClosures(engine, 2)
    const ofOne = async () => (await two.send('POST', CLOSURES, { ...DAY_OFF, crews: 'one' })).status
    expect([await ofOne(), await ofOne(), await ofOne()]).toEqual([201, 201, 409])
  })

  const wrongs: { wrong: string; change: object; field: string }[] = [
    { wrong: 'an end before the beginning', change: { last_day: '2026-06-01' }, field: 'last_day' },
    { wrong: 'a day that does not exist', change: { first_day: '2026-06-31', last_day: '2026-06-31' }, field: 'first_day' },
    { wrong: 'a day of last year', change: { first_day: '2025-06-02', last_day: '2025-06-02' }, field: 'last_day' },
    { wrong: 'years', change: { last_day: '2028-06-02' }, field: 'last_day' },
    { wrong: 'a beginning without an end', change: { from_time: '09:00' }, field: 'until_time' },
    { wrong: 'an end without a beginning', change: { until_time: '09:00' }, field: 'from_time' },
    { wrong: 'hours that end before they begin', change: { from_time: '12:00', until_time: '12:00' }, field: 'until_time' },
    { wrong: 'hours of several days', change: { last_day: '2026-06-03', from_time: '12:00', until_time: '13:00' }, field: 'last_day' },
    { wrong: 'a time that does not exist', change: { from_time: '12:00', until_time: '24:00' }, field: 'until_time' },
    { wrong: 'nobody', change: { crews: 'none' }, field: 'crews' },
    { wrong: 'a crew that there is not', change: { crews: '2' }, field: 'crews' },
    { wrong: 'a year of five digits', change: { first_day: '62026-06-02' }, field: 'first_day' },
    { wrong: 'a reason that is too long', change: { reason: 'x'.repeat(201) }, field: 'reason' },
    { wrong: 'an unknown field', change: { all_day: true }, field: 'all_day' },
  ]
  test('what is wrong is refused with its place, and nothing is stored', async () => {
    const { send, close, listed } = await openClosures(engine)
    const { closure } = await close(DAY_OFF)
    for (const { wrong, change, field } of wrongs)
      for (const [method, path] of [
        ['POST', CLOSURES],
        ['PUT', `${CLOSURES}/${closure.id}`],
      ] as const) {
        const { status, body } = await send(method, path, { ...DAY_OFF, ...change })
        expect([status, Object.keys(body.fields ?? {})], wrong).toEqual([400, [field]])
      }
    expect((await send('GET', `${CLOSURES}?from=2026-06-02&until=2026-06-01`)).status).toBe(400)
    expect((await send('GET', `${CLOSURES}/visits?first_day=2026-06-02&last_day=2026-06-01`)).status).toBe(400)
    expect(await listed()).toEqual([closure])
  })

  test('a reason is stored on one line, without what cannot be seen', async () => {
    const { close } = await openClosures(engine)
    expect((await close({ ...DAY_OFF, reason: ' Trade\n\u202efair\0 ' })).closure.reason).toBe('Trade fair')
  })
})
