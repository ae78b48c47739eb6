import { describe, expect, test } from 'vitest'
import { STATUSES, waitsForOwner } from '#src/booking/appointment/status.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Appointment, AppointmentList, AppointmentQuery } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { AppointmentStore } from '#src/server/storage/appointments/appointment-store.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { SEED } from '#tests/support/seed.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** What lists are asked for, and which requests they are to have. */
const FILTERS: readonly [AppointmentQuery, (request: Appointment) => boolean][] = [
  [{}, () => true],
  [{ status: 'Pending' }, ({ status }) => status === 'Pending'],
  [{ status: 'Completed' }, ({ status }) => status === 'Completed'],
  [{ status: 'Open' }, ({ status }) => status === 'Pending' || status === 'Confirmed'],
  [{ status: 'Waiting' }, waitsForOwner],
  [{ status: 'Price sent' }, request => request.status === 'Pending' && !waitsForOwner(request)],
  [{ request_type: 'quote' }, ({ request_type }) => request_type === 'quote'],
  [{ request_type: 'appointment', status: 'Confirmed' }, ({ request_type, status }) => request_type === 'appointment' && status === 'Confirmed'],
  [{ search: 'cy' }, ({ name }) => name === 'Cy'],
  [{ search: 'bo', status: 'Pending' }, ({ name, status }) => name === 'Bo' && status === 'Pending'],
  [{ search: 'nobody' }, () => false],
]
const SORTS = ['created_at', 'appointment_date', 'name', 'estimated_value'] as const
const PAGE = 12

describe.each(engines)('on $engine', ({ newLocation }) => {
  test('a search finds what the fields of content hold, such as an address, and the package by its title; other words of one request too', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const visit = newAppointment('REF-2', '2026-06-02', '09:00', 60, 1)
    const line = { id: 'shine', kind: 'package' as const, title: 'Gold Shine', low: 100, high: 100 }
    const request = {
      ...visit.request,
      fields: { service_address: '12 Élm Street', vehicle_year: 1994 },
      estimate: { ...visit.request.estimate, lines: [line, { ...line, kind: 'addon' as const, title: 'Engine bay' }] },
    }
    await appointments.add({ ...visit, request }, null)
    const found = async (search: string) => (await appointments.list({ search })).appointments.length
    const words = ['elm street', '1994', 'gold elm', 'engine bay', '13 elm']
    expect(await Promise.all(words.map(found))).toEqual([1, 1, 1, 0, 0])
    await appointments.change('REF-2', () => ({ name: 'Zoë' }), 1, NOW)
    expect(await Promise.all(['zoe elm', 'gold'].map(found))).toEqual([1, 1])
    await close()
  })

  test('a search finds letters of every alphabet, large or small, and what a request has become', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    await appointments.add(newAppointment('REF-1', '2026-06-02', '09:00', 60, 1), null)
    await appointments.change(
      'REF-1',
      () => ({ name: 'Élodie Ångström', phone: '(208) 555-0100', message: 'Schlüssel: 100% unter der Matte' }),
      1,
      NOW,
    )
    const found = async (search: string) => (await appointments.list({ search })).appointments.length
    expect(await Promise.all(['ÉLODIE', 'ångström élodie', 'ref-1', '100%', 'SCHLÜSSEL', '2085550100', '208.555'].map(found))).toEqual([
      1, 1, 1, 1, 1, 1, 1,
    ])
    // Without accents as with them, and however they are encoded.
    expect(await Promise.all(['elodie', 'ANGSTROM', 'E\u0301lodie', 'schlussel', 'ｅｌｏｄｉｅ'].map(found))).toEqual([1, 1, 1, 1, 1])
    // A number however it is written, also only its beginning.
    const written = ['+1 208-555-0100', '+12085550100', '1-208-555', '1 (208) 555 0100', '208\u2011555\u20130100', '208\u00a0555\u00a00100', '+1 208']
    expect(await Promise.all(written.map(found))).toEqual(written.map(() => 1))
    expect(await Promise.all(['ash', '100_', 'ångström beech', 'odieång', '208-556', '+1 208-556'].map(found))).toEqual([0, 0, 0, 0, 0, 0])
    await close()
  })

  test('every page of every list is what filtering and sorting all requests gives, and it is counted right', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const deleted = await addMixed(appointments, drawFromSeed(SEED), 60)
    const { appointments: all } = await appointments.list({})
    expect([all.length, (await appointments.list({ deleted: 'true' })).appointments.length]).toEqual([60 - deleted, deleted])
    for (const [filter, isFound] of FILTERS) {
      const wanted = all.filter(isFound)
      const pageOf = async (query: AppointmentQuery) => (await appointments.list({ ...filter, ...query, limit: String(PAGE) })).appointments
      for (const sort of SORTS) {
        for (const order of ['asc', 'desc'] as const) {
          const rank = order === 'asc' ? 1 : -1
          const expected = wanted.toSorted((a, b) => compare(a[sort], b[sort], rank) || byTime(sort, a, b, rank) || compare(a.id, b.id, rank))
          for (let page = 1; page <= 6; page++) {
            const found = await pageOf({ sort, order, page: String(page) })
            expect(found, `${JSON.stringify(filter)} by ${sort} ${order}, page ${page}`).toEqual(expected.slice((page - 1) * PAGE, page * PAGE))
          }
        }
      }
      const { status: _, ...ofAnyStatus } = filter
      const counts = await appointments.counts(filter)
      expect(STATUSES.reduce((sum, status) => sum + counts[status], 0)).toBe((await appointments.list(ofAnyStatus)).appointments.length)
      if (filter.status !== undefined) expect(counts[filter.status]).toBe(wanted.length)
    }
    await close()
  })

  test('a list that is cut says so, and leads on; one that is asked for without pages says how many there are', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const add = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, at) => appointments.add(newAppointment(`id-${from + at}`, '2026-06-02', '09:00', 60, 600), null)),
      )
    await add(0, 500)
    const whole = await appointments.list({})
    expect([whole.appointments.length, whole.total, whole.next]).toEqual([500, 500, undefined])
    await add(500, 501)
    const cut = await appointments.list({})
    expect([cut.appointments.length, cut.total, cut.next]).toEqual([500, 501, '2'])
    const rest = await appointments.list({ page: cut.next ?? '' })
    expect([rest.appointments.length, rest.total, rest.next]).toEqual([1, undefined, undefined])
    for (const sort of SORTS) {
      const seen = new Set<string>()
      for (let page: string | undefined = '1'; page !== undefined;) {
        const list: AppointmentList = await appointments.list({ sort, page, limit: '100' })
        for (const { id } of list.appointments) seen.add(id)
        page = list.next
      }
      expect(seen.size, sort).toBe(501)
    }
    await close()
  })

  test('from one day to another, the list has every visit that begins or still lasts then, however long ago it began', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const draw = drawFromSeed(SEED)
    const day = (ahead: number) => addDays('2026-06-01', ahead)
    const visits = Array.from({ length: 40 }, (_, index) => {
      const [first, minutes] = [draw.between(0, 40), draw.one([60, 1440, draw.between(1, 30_000)])]
      const last = first + Math.ceil((9 * 60 + minutes) / 1440) - 1
      return { id: `id-${index}`, first, last, minutes, fate: draw.one(['kept', 'kept', 'cancelled', 'deleted'] as const) }
    })
    for (const { id, first, minutes, fate } of visits) {
      await appointments.add(newAppointment(id, day(first), '09:00', minutes, visits.length), null)
      if (fate === 'cancelled') await appointments.change(id, () => ({ status: 'Cancelled' }), visits.length, NOW)
      if (fate === 'deleted') await appointments.delete(id, NOW)
    }
    for (let from = 0; from < 60; from += 4) {
      const until = from + draw.between(0, 7)
      // What is cancelled lasts no more: only its first day counts.
      const expected = visits.filter(({ first, last, fate }) => fate !== 'deleted' && first <= until && (fate === 'kept' ? last : first) >= from)
      const found = await appointments.list({ from: day(from), until: day(until) })
      expect(found.appointments.map(({ id }) => id).toSorted(), `${day(from)} to ${day(until)}`).toEqual(expected.map(({ id }) => id).toSorted())
      const counts = await appointments.counts({ from: day(from), until: day(until) })
      expect(STATUSES.reduce((sum, status) => sum + counts[status], 0)).toBe(expected.length)
    }
    await close()
  })
})

test('a page or a limit out of range is refused in words', async () => {
  const { server, token } = await openAdmin(engines[0] as (typeof engines)[number])
  const refusal = async (query: string) => {
    const { status, body } = await server.call('GET', `${LIST}?${query}`, { token })
    return [status, body.error]
  }
  for (const limit of ['501', '0', '-1', 'ten'])
    expect(await refusal(`limit=${limit}`)).toEqual([400, 'The query is not valid: limit must be a whole number from 1 to 500'])
  expect(await refusal('page=0')).toEqual([400, 'The query is not valid: page must be a whole number from 1 to 999999'])
  expect(await refusal('from=tomorrow')).toEqual([400, 'The query is not valid: from must be a day such as 2026-05-20'])
})

/** Stores requests with many equal and missing values; says how many of them are in the trash. */
async function addMixed(appointments: AppointmentStore, draw: Draw, count: number): Promise<number> {
  let deleted = 0
  for (let index = 0; index < count; index++) {
    const visit = newAppointment(
      `id-${index}`,
      draw.one(['2026-06-02', '2026-06-03', '2026-06-04']),
      draw.one(['08:00', '09:30', '14:00']),
      60,
      count,
    )
    const isQuote = draw.chance(30)
    const request = {
      ...visit.request,
      contact: { ...visit.request.contact, name: draw.one(['Ann', 'Bo', 'Cy']) },
      estimatedValue: draw.chance(30) ? null : draw.between(1, 5),
      ...(isQuote && { mode: 'quote' as const, date: null, time: null }),
    }
    const createdAt = new Date(NOW.getTime() + draw.between(0, 9))
    await appointments.add({ ...visit, request, createdAt, cells: isQuote ? [] : visit.cells }, null)
    if (draw.chance(20)) deleted += Number((await appointments.delete(visit.id, NOW)).kind === 'changed')
    else if (draw.chance(50)) await appointments.change(visit.id, () => ({ status: 'Confirmed' }), count, NOW)
    if (draw.chance(40)) await appointments.change(visit.id, () => ({ price_told_at: NOW.toISOString() }), count, NOW)
  }
  return deleted
}

/** The visits of a day stand in the order of their times. */
function byTime(sort: string, a: Appointment, b: Appointment, rank: number): number {
  return sort === 'appointment_date' ? compare(a.appointment_time, b.appointment_time, rank) : 0
}

/** What has no value stands last in either order. */
function compare(a: string | number | null, b: string | number | null, rank: number): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -rank : rank
}
