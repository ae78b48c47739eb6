import { describe, expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { BestCustomers, Status } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { NOW } from '#tests/support/server/test-server.ts'

const USD = moneyOf({ currency: 'USD', locale: 'en-US' })
const TODAY = '2026-06-01'
const YEAR = ['2026-01-01', '2026-12-31'] as const
const BEFORE = ['2025-01-01', '2025-06-01'] as const
const ALL = '/api/v1/customers/best?from=2026-01-01&until=2026-12-31&before_from=2025-01-01&before_until=2025-06-01'

/** A request of somebody: what was estimated, what was paid in its place, and when its visit was. */
interface Asked {
  name: string
  email?: string
  phone?: string
  estimated: number
  actual?: number
  day?: string | null
  status?: Status
}

describe.each(engines)('on $engine', engine => {
  /** A storage with requests, with ids `ID-0` and so on. */
  async function storing(asked: readonly Asked[]) {
    const storage = await openStorage(await engine.newLocation(), NOW)
    for (const [index, { name, email = '', phone = '', estimated, actual, day = '2026-05-01', status = 'Completed' }] of asked.entries()) {
      const id = `ID-${index}`
      const { request, ...rest } = newAppointment(id, day ?? TODAY, '09:00', 60, 1)
      const when = day === null ? { mode: 'quote' as const, date: null, time: null } : {}
      const contact = { name, email, phone, message: '' }
      const createdAt = new Date(NOW.getTime() + index * 1000)
      await storage.appointments.add({ ...rest, createdAt, cells: [], request: { ...request, ...when, contact, estimatedValue: estimated } }, null)
      await storage.appointments.change(id, () => ({ status, ...(actual !== undefined && { actual_value: actual }) }), 100, NOW)
    }
    const best = async () => (await storage.customers.best(YEAR, BEFORE, TODAY, USD)).customers
    return { ...storage, best }
  }

  test('who has brought most stands first, with all addresses and numbers together, beside what they brought before', async () => {
    const { best, customers, close } = await storing([
      { name: 'Ann', email: 'ann@example.com', phone: '208-555-0001', estimated: 100.1 },
      { name: 'Ann', email: 'ann@example.org', phone: '208-555-0001', estimated: 500, actual: 200.2 },
      { name: 'Ann Ash', email: 'ANN@example.org', estimated: 50 },
      { name: 'Ann', email: 'ann@example.org', estimated: 75, day: '2025-06-01' },
      { name: 'Ann', email: 'ann@example.org', estimated: 76, day: '2025-06-02' },
      { name: 'Bo', phone: '208-555-0002', estimated: 340 },
      { name: 'Cy', email: 'cy@example.com', estimated: 200 },
      { name: 'Cyrus', phone: '208-555-0003', estimated: 190 },
      { name: 'Nobody', estimated: 10 },
    ])
    const rows = async () =>
      (await best()).map(({ id, name, completed, completed_value, value_before }) => [id, name, completed, completed_value, value_before])
    const [ann, bo, nobody] = [
      ['ID-0', 'Ann', 3, 350.3, 75],
      ['ID-5', 'Bo', 1, 340, 0],
      ['ID-8', 'Nobody', 1, 10, 0],
    ]
    expect(await rows()).toEqual([ann, bo, ['ID-6', 'Cy', 1, 200, 0], ['ID-7', 'Cyrus', 1, 190, 0], nobody])
    await customers.merge('ID-6', 'ID-7', 'owner', NOW)
    expect(await rows()).toEqual([['ID-6', 'Cyrus', 2, 390, 0], ann, bo, nobody])
    await close()
  })

  test('nothing counts that is not completed, of other days, without a day or in the trash', async () => {
    const { best, appointments, close } = await storing([
      { name: 'Ann', email: 'ann@example.com', estimated: 10 },
      ...(['Pending', 'Confirmed', 'Cancelled'] as const).map(status => ({ name: 'Ann', email: 'ann@example.com', estimated: 20, status })),
      { name: 'Ann', email: 'ann@example.com', estimated: 20, day: '2025-12-31' },
      { name: 'Ann', email: 'ann@example.com', estimated: 20, day: '2027-01-01' },
      { name: 'Ann', email: 'ann@example.com', estimated: 20, day: null },
      { name: 'Ann', email: 'ann@example.com', estimated: 20 },
      { name: 'Old', email: 'old@example.com', estimated: 99, day: '2025-03-01' },
      { name: 'Cancelled', email: 'no@example.com', estimated: 99, status: 'Cancelled' },
      { name: 'Trashed', email: 'trashed@example.com', estimated: 99 },
    ])
    for (const id of ['ID-7', 'ID-10']) await appointments.delete(id, NOW)
    expect((await best()).map(({ name, completed, completed_value }) => [name, completed, completed_value])).toEqual([['Ann', 1, 10]])
    await (
      await appointments.deleteAll(new Date(NOW.getTime() + 60_000))
    ).finished
    expect(await best()).toEqual([])
    await close()
  })

  test('ten of many are told; who has brought the same are in the order of their names, and who comes in parts is not overlooked', async () => {
    const people = Array.from({ length: 60 }, (_, index) => `Person ${10 + ((index * 7) % 60)}`)
    const { best, customers, close } = await storing(
      people.map(name => ({ name, email: `${name.replace(' ', '')}@example.com`, estimated: name === 'Person 69' ? 60 : 50 })),
    )
    const names = async () => (await best()).map(({ name }) => name.replace('Person ', ''))
    expect(await names()).toEqual(['69', '10', '11', '12', '13', '14', '15', '16', '17', '18'])
    const [one, other] = ['Person 40', 'Person 41'].map(name => `ID-${people.indexOf(name)}`)
    await customers.merge(one ?? '', other ?? '', 'owner', NOW)
    const [first, ...others] = await names()
    expect([['40', '41'].includes(first ?? ''), others]).toEqual([true, ['69', '10', '11', '12', '13', '14', '15', '16', '17']])
    await close()
  })

  test('it is asked of admins alone, and an erased person is told no more', async () => {
    const { server, token, book } = await openAdmin(engine)
    const id = await book(APPOINTMENT)
    await server.call('PUT', `${LIST}${id}/status`, { token, body: { status: 'Completed' } })
    const ask = async () => ((await server.call('GET', ALL, { token })).body as unknown as BestCustomers).customers
    expect((await server.call('GET', ALL)).status).toBe(401)
    const { name, email, phone } = APPOINTMENT
    expect(await ask()).toEqual([{ id, name, email, phone, completed: 1, completed_value: 450, value_before: 0 }])
    await server.call('POST', '/api/v1/people/erase', { token, body: { email } })
    expect(await ask()).toEqual([])
  })

  test.each([
    ['from=2026-06-01&until=2026-06-02', ['before_from', 'before_until']],
    ['from=2026-06-31&until=2026-07-01&before_from=2025-06-01&before_until=2025-07-01', ['from']],
    ['from=2026-06-01&until=2026-06-02&before_from=2025-06-02&before_until=2025-06-01', ['before_until']],
    ['from=2026-06-01&until=2026-06-02&before_from=2024-01-01&before_until=2025-06-01', ['before_until']],
  ])('what is asked for with "%s" is refused at the field', async (query, fields) => {
    const { server, token } = await openAdmin(engine)
    const { status, body } = await server.call('GET', `/api/v1/customers/best?${query}`, { token })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields])
  })
})
