import { describe, expect, test } from 'vitest'
import { STATUS_FILTERS } from '#src/booking/appointment/status.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { EstimateLine, ReportAnswer, Status } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { SEED } from '#tests/support/seed.ts'
import { NOW } from '#tests/support/server/test-server.ts'

const DOLLARS = moneyOf({ currency: 'USD', locale: 'en-US' })

const STATUSES: Status[] = ['Pending', 'Confirmed', 'Completed', 'Cancelled']

describe.each(engines)('on $engine', engine => {
  test('each status is counted as its list would be, within the search and the kind that is asked for', async () => {
    const { server, token, book } = await openAdmin(engine)
    const ask = async (path: string) => (await server.call('GET', path, { token })).body as unknown as Record<string, number>
    const found = async (query: string) => (await server.call('GET', `${LIST}?${query}`, { token })).body.appointments
    const ids = [
      await book({ ...APPOINTMENT, name: 'Cy Cedar' }),
      await book({ ...APPOINTMENT, name: 'Di Cedar', appointment_date: '2026-06-03' }),
      await book({ ...QUOTE, name: 'Ed Cedar' }),
      await book({ ...QUOTE, name: 'Flo Fir' }),
      await book({ ...QUOTE, name: 'Gil Fir' }),
    ]
    for (const [index, status] of ['Confirmed', 'Pending', 'Completed', 'Pending', 'Cancelled'].entries())
      await server.call('PUT', `${LIST}${ids[index]}/status`, { token, body: { status } })
    await server.call('DELETE', `${LIST}${await book(QUOTE)}`, { token })
    await server.call('PUT', `${LIST}${ids[3]}/progress`, { token, body: { price_told_at: NOW.toISOString() } })
    expect(await ask(`${LIST}counts`)).toEqual({ Pending: 2, Confirmed: 1, Completed: 1, Cancelled: 1, Open: 3, Waiting: 1, 'Price sent': 1 })
    for (const filter of ['', 'search=cedar', 'request_type=quote', 'search=fir&request_type=quote', 'deleted=true', 'from=2026-06-03']) {
      const counts = await ask(`${LIST}counts?${filter}&status=Pending&page=2&limit=1`)
      for (const status of STATUS_FILTERS) expect(counts[status], `${status} ${filter}`).toBe((await found(`${filter}&status=${status}`)).length)
    }
  })

  test('the database adds up as one would by hand, to the last decimal', async () => {
    const { appointments, close } = await openStorage(await engine.newLocation(), NOW)
    const draw = drawFromSeed(SEED)
    const rows = Array.from({ length: 300 }, (_, index) => {
      const mode = draw.one(['appointment', 'quote'] as const)
      const date = mode === 'appointment' ? `2026-06-0${draw.between(1, 9)}` : null
      const estimated = draw.chance(80) ? draw.between(0, 99_999) : null
      const actual = draw.chance(40) ? draw.between(0, 99_999) : null
      return { id: `id-${index}`, mode, date, estimated, actual, status: draw.one(STATUSES), isDeleted: draw.chance(10) }
    })
    for (const { id, mode, date, estimated, actual, status, isDeleted } of rows) {
      const { request, ...rest } = newAppointment(id, date ?? '2026-06-01', '09:00', 60, 1)
      const time = date === null ? null : '09:00'
      await appointments.add(
        { ...rest, cells: [], request: { ...request, mode, date, time, estimatedValue: estimated === null ? null : estimated / 100 } },
        null,
      )
      await appointments.change(id, () => ({ status, actual_value: actual === null ? null : actual / 100 }), 300, NOW)
      if (isDeleted) await appointments.delete(id, NOW)
    }
    const present = rows.filter(({ isDeleted }) => !isDeleted)
    const scheduled = present.filter(({ mode, status }) => mode === 'appointment' && (status === 'Pending' || status === 'Confirmed'))
    const completed = present.filter(({ status }) => status === 'Completed')
    const brought = (some: typeof rows) => some.reduce((sum, { estimated, actual }) => sum + (actual ?? estimated ?? 0), 0) / 100
    expect((await appointments.summary(DOLLARS)).summary).toEqual({
      total_scheduled: scheduled.length,
      pending_appointments: present.filter(({ status }) => status === 'Pending').length,
      confirmed_appointments: present.filter(({ status }) => status === 'Confirmed').length,
      total_completed: completed.length,
      scheduled_value: brought(scheduled),
      completed_value: brought(completed),
    })
    const days = ['2026-06-03', '2026-06-04', '2026-06-05'].map(date => {
      const onDay = (row: { date: string | null }) => row.date === date
      return { date, scheduled_value: brought(scheduled.filter(onDay)), completed_value: brought(completed.filter(onDay)) }
    })
    expect(await appointments.values('2026-06-03', '2026-06-05', DOLLARS)).toEqual({
      days: days.filter(({ scheduled_value, completed_value }) => scheduled_value + completed_value > 0),
      undated_completed_value: brought(completed.filter(({ date }) => date === null)),
    })
    await close()
  })

  test('cents that do not add up as decimals add up', async () => {
    const { appointments, close } = await openStorage(await engine.newLocation(), NOW)
    for (const [id, estimatedValue] of [
      ['a', 0.01],
      ['b', 0.14],
    ] as const) {
      const { request, ...rest } = newAppointment(id, '2026-06-01', '09:00', 60, 2)
      await appointments.add({ ...rest, request: { ...request, estimatedValue } }, null)
    }
    expect((await appointments.summary(DOLLARS)).summary.scheduled_value).toBe(0.15)
    await close()
  })

  test('a report adds up completed requests by month and service as one would by hand, and all years come to the summary’s value', async () => {
    const { appointments, close } = await openStorage(await engine.newLocation(), NOW)
    const draw = drawFromSeed(SEED)
    const rows = Array.from({ length: 400 }, (_, index) => {
      const estimated = draw.chance(85) ? draw.between(0, 99_999) : null
      const addons = estimated === null ? 0 : draw.between(0, estimated)
      return {
        id: `id-${index}`,
        date: draw.chance(90) ? `${draw.one(['2025', '2026'])}-0${draw.between(1, 3)}-1${draw.between(0, 9)}` : null,
        service: draw.one(['one', 'three', 'two']),
        estimated,
        addons,
        rules: draw.between(-500, 500),
        actual: draw.chance(60) ? draw.between(0, 99_999) : null,
        status: draw.one(STATUSES),
        isDeleted: draw.chance(10),
      }
    })
    for (const { id, date, service, estimated, addons, rules, actual, status, isDeleted } of rows) {
      const { request, ...rest } = newAppointment(id, date ?? '2026-06-01', '09:00', 60, 1)
      const line = (kind: EstimateLine['kind'], low: number): EstimateLine => ({ id: kind, kind, title: kind, low, high: low })
      const lines = [
        line('package', 1),
        line('addon', addons),
        line('rule', rules - 7),
        line('limit', 7),
        { ...line('addon', 0), low: null, high: null },
      ]
      const value = {
        estimate: { ...request.estimate, lines, low: estimated, high: estimated },
        estimatedValue: estimated === null ? null : estimated / 100,
      }
      const mode = date === null ? 'quote' : 'appointment'
      await appointments.add(
        { ...rest, cells: [], request: { ...request, ...value, mode, date, time: date === null ? null : '09:00', serviceType: service } },
        null,
      )
      await appointments.change(id, () => ({ status, actual_value: actual === null ? null : actual / 100 }), 400, NOW)
      if (isDeleted) await appointments.delete(id, NOW)
    }
    const completed = rows.filter(({ status, isDeleted }) => status === 'Completed' && !isDeleted)
    const brought = (some: typeof rows) => some.reduce((sum, { estimated, actual }) => sum + (actual ?? estimated ?? 0), 0) / 100
    const reports = await Promise.all(['2025', '2026'].map(async year => appointments.report(`${year}-01-01`, `${year}-12-31`, DOLLARS)))
    const byHand = ['2025', '2026'].flatMap(year =>
      ['01', '02', '03'].flatMap(month =>
        ['one', 'three', 'two'].flatMap(service => {
          const some = completed.filter(row => row.date?.startsWith(`${year}-${month}`) === true && row.service === service)
          const priced = some.filter(({ estimated }) => estimated !== null)
          const sum = (value: (row: (typeof rows)[number]) => number) => priced.reduce((total, row) => total + value(row), 0) / 100
          return some.length === 0
            ? []
            : [
                {
                  month: `${year}-${month}`,
                  vehicle_category: 'Any',
                  service_type: service,
                  total_completed: some.length,
                  completed_value: brought(some),
                  addons_value: sum(({ addons }) => addons),
                  rules_value: sum(({ rules }) => rules),
                  adjusted_value: (Math.round(brought(some) * 100) - Math.round(sum(({ estimated }) => estimated ?? 0) * 100)) / 100,
                },
              ]
        }),
      ),
    )
    expect(reports.flatMap(({ groups }) => groups)).toEqual(byHand)
    const { completed_value } = (await appointments.summary(DOLLARS)).summary
    const { undated_completed_value } = await appointments.values('2026-01-01', '2026-01-01', DOLLARS)
    const all = [...byHand.map(group => group.completed_value), undated_completed_value]
    expect(Math.round(all.reduce((sum, value) => sum + value, 0) * 100)).toBe(Math.round(completed_value * 100))
    await close()
  })

  test('a report follows a price that is changed later, and whom it names is asked of admins alone', async () => {
    const { server, token, book, change } = await openAdmin(engine)
    const id = await book(APPOINTMENT)
    const path = `${LIST}report?from=2026-01-01&until=2026-12-31`
    expect((await server.call('GET', path)).status).toBe(401)
    await server.call('PUT', `${LIST}${id}/status`, { token, body: { status: 'Completed' } })
    const ask = async () => (await server.call('GET', path, { token })).body as unknown as ReportAnswer
    expect((await ask()).groups).toEqual([
      {
        month: '2026-06',
        vehicle_category: 'Car',
        service_type: 'car-gold-shine',
        total_completed: 1,
        completed_value: 450,
        addons_value: 100,
        rules_value: 0,
        adjusted_value: 0,
      },
    ])
    expect((await change(id, { car_addons: [], price: 'new', despite_warnings: true })).status).toBe(200)
    await server.call('PUT', `${LIST}${id}/value`, { token, body: { actual_value: 360.5 } })
    expect((await ask()).groups).toMatchObject([{ completed_value: 360.5, addons_value: 0, adjusted_value: 10.5 }])
  })

  test.each([
    ['', ['from', 'until']],
    ['from=2026-06-01', ['until']],
    ['from=2026-06-31&until=2026-07-01', ['from']],
    ['from=2026-06-02&until=2026-06-01', ['until']],
    ['from=2026-01-01&until=2027-02-05', ['until']],
    ['from=2026-01-01&until=2026-02-01&by=week', ['by']],
  ])('values and reports asked for with "%s" are refused at the field', async (query, fields) => {
    const { server, token } = await openAdmin(engine)
    for (const figures of ['values', 'report']) {
      const { status, body } = await server.call('GET', `${LIST}${figures}?${query}`, { token })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields])
    }
  })

  test('four hundred days are the most that values can be asked for', async () => {
    const { server, token } = await openAdmin(engine)
    expect((await server.call('GET', `${LIST}values?from=2026-01-01&until=2027-02-04`, { token })).status).toBe(200)
  })
})
