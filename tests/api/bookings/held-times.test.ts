import { describe, expect, test } from 'vitest'
import { addDays } from '#src/catalog/days.ts'
import type { AdminTimeslotAnswer } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, SHORT_APPOINTMENT } from '#tests/support/server/requests.ts'

/** Whose a taken time is: its owner is told, visitors never. */

const SHORT = { ...SHORT_APPOINTMENT, name: 'Bo Beech', email: 'bo@example.com', appointment_time: '14:30' }

async function open(engine: (typeof engines)[number], env: Record<string, string> = {}) {
  const admin = await openAdmin(engine, env)
  const { server, token, book } = admin
  const [long, short] = [await book(APPOINTMENT), await book(SHORT)] as const
  const check = async (time: string, more = '', date = '2026-06-02') => {
    const { status, body } = await server.call('GET', `${LIST}check-timeslot?date=${date}&time=${time}&duration=240${more}`, { token })
    expect(status).toBe(200)
    const { available, held_by } = body as unknown as AdminTimeslotAnswer
    return available || held_by === undefined ? available : held_by.map(({ id }) => id)
  }
  return { ...admin, long, short, check }
}

describe.each(engines)('on $engine', engine => {
  test('the owner is told which visits hold a time, in their order, and what they are', async () => {
    const { server, token, long, short, check, detail } = await open(engine)
    expect(await check('12:00')).toEqual([long, short])
    expect(await check('08:00')).toEqual([long])
    expect(await check('05:00')).toBe(true)
    expect(await check('12:00', '', '2026-06-03')).toBe(true)
    expect(await check('12:00', '', '2026-06-31'), 'there is no such day').toBe(false)
    const { body } = await server.call('GET', `${LIST}check-timeslot?date=2026-06-02&time=14:30&duration=15`, { token })
    expect(body).toEqual({ available: false, held_by: [(await detail(short)).appointment] })
  })

  test('of a long time the first 20 visits are told', async () => {
    const { server, token } = await openAdmin(engine)
    const times = ['06:00', '10:00', '14:00'].flatMap(time => Array.from({ length: 9 }, (_, day) => ({ time, date: addDays('2026-06-02', day) })))
    const ids: string[] = []
    for (const { date, time } of times.toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1))) {
      const visit = { ...SHORT, appointment_date: date, appointment_time: time, despite_warnings: true }
      ids.push((await server.call('POST', `${LIST}manual`, { token, body: visit })).body.id)
    }
    const path = `${LIST}check-timeslot?date=2026-06-02&time=05:00&duration=14400`
    const { held_by } = (await server.call('GET', path, { token })).body as unknown as AdminTimeslotAnswer
    expect(held_by?.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  })

  test('what is to move, was cancelled, deleted or moved away holds nothing', async () => {
    const { server, token, long, short, check, change } = await open(engine)
    expect(await check('10:00', `&except=${long}`)).toBe(true)
    expect(await check('12:00', `&except=${long}`)).toEqual([short])
    await server.call('PUT', `${LIST}${long}/status`, { token, body: { status: 'Cancelled' } })
    expect(await check('12:00')).toEqual([short])
    await change(short, { appointment_date: '2026-06-03', appointment_time: '09:00' })
    expect(await check('12:00')).toBe(true)
    expect(await check('08:00', '', '2026-06-03')).toEqual([short])
    await server.call('DELETE', `${LIST}${short}`, { token })
    expect(await check('08:00', '', '2026-06-03')).toBe(true)
  })

  test('a hold that has expired holds nothing, also before it is released', async () => {
    const { server, check } = await open(engine)
    server.time.now = new Date('2026-06-02T12:30:00Z')
    expect(await check('12:00')).toBe(true)
  })

  test('visitors are told that a time is taken and which are free, and never by whom', async () => {
    const { server, long } = await open(engine)
    const asked = await server.call('GET', '/api/v1/services/check-timeslot?date=2026-06-02&time=09:00&duration=60')
    expect(asked.text).toBe('{"available":false}')
    const refused = await server.call('POST', LIST, { body: { ...SHORT, appointment_time: '10:00' } })
    expect(refused.status).toBe(409)
    expect(Object.keys(refused.body).toSorted()).toEqual(['error', 'fields', 'nearest_times'])
    expect(refused.text).not.toMatch(new RegExp(`${long}|Ann|ash`, 'i'))
    const denied = await server.call('GET', `${LIST}check-timeslot?date=2026-06-02&time=09:00&duration=60`)
    expect([denied.status, denied.text.includes(long)]).toEqual([401, false])
  })
})
