import { describe, expect, test } from 'vitest'
import { addDays } from '#src/catalog/days.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { CustomerDetail, CustomerList, CustomerQuery, Note, PersonExport } from '#src/contract/generated/types.ts'
import { contactKeys } from '#src/server/storage/customers/contact-keys.ts'
import { grouped } from '#src/server/storage/customers/customer-groups.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { SEED } from '#tests/support/seed.ts'
import { ADMIN, NOW } from '#tests/support/server/test-server.ts'

const USD = moneyOf({ currency: 'USD', locale: 'en-US' })
const TODAY = '2026-06-01'

/** A visit of somebody. */
function visitOf(id: string, contact: { name?: string; email?: string; phone?: string }, date: string | null, at = NOW) {
  const visit = newAppointment(id, date ?? TODAY, '09:00', 60, 1)
  const request = {
    ...visit.request,
    ...(date === null && { date: null, time: null, mode: 'quote' as const }),
    contact: { name: '', email: '', phone: '', message: '', ...contact },
  }
  return { ...visit, createdAt: at, request, cells: [] }
}

describe.each(engines)('on $engine', engine => {
  test('the pages together have every customer once, who asked last first, whatever joins their requests; so does a search', async () => {
    const { appointments, customers, close } = await openStorage(await engine.newLocation(), NOW)
    const draw = drawFromSeed(SEED)
    const added = Array.from({ length: 260 }, (_, index) =>
      visitOf(
        `ID-${index}`,
        {
          name: draw.one(['Ash', 'Beech', 'Élm']),
          email: draw.chance(60) ? `somebody${draw.between(0, 150)}@example.com` : '',
          phone: draw.chance(40) ? `208-555-${1000 + draw.between(0, 150)}` : '',
        },
        draw.chance(25) ? null : addDays(TODAY, draw.between(-60, 30)),
        new Date(NOW.getTime() + index * 1000),
      ),
    )
    for (const each of added) expect((await appointments.add(each, null)).kind).toBe('stored')
    for (const { id } of added) if (draw.chance(20)) await appointments.change(id, () => ({ status: 'Cancelled' }), 1, NOW)
    for (const { id } of added) if (draw.chance(10)) await appointments.delete(id, NOW)
    await customers.merge('ID-1', 'ID-2', 'owner', NOW)
    const { appointments: all } = await appointments.list({})
    const merges = (await customers.detail('ID-1', TODAY, USD))?.merges ?? []
    const expected = grouped(
      all.map(row => ({ ...row, ...contactKeys(row) })),
      merges,
    )

    const pages = async (query: CustomerQuery) => {
      const found: CustomerList['customers'] = []
      for (let after: string | undefined; ;) {
        const page: CustomerList = await customers.list({ ...query, limit: '7', ...(after !== undefined && { after }) }, TODAY, USD)
        found.push(...page.customers)
        after = page.next
        if (after === undefined) return found
      }
    }
    for (const [query, isFound] of [
      [{}, () => true],
      [{ search: 'elm' }, ({ name }: { name: string }) => name === 'Élm'],
    ] as const) {
      const listed = await pages(query)
      const groups = expected.filter(group => group.some(isFound))
      const firstIds = groups.map(group => group.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))[0]?.id ?? '')
      expect(listed.map(({ id }) => id).toSorted()).toEqual(firstIds.toSorted())
      const asked = listed.map(({ id }) => {
        const group = groups.find(rows => rows.some(row => row.id === id)) ?? []
        const times = group.filter(isFound).map(({ created_at }) => created_at)
        return times.toSorted().at(-1) ?? ''
      })
      expect(asked).toEqual(asked.toSorted().reverse())
    }
    await close()
  })

  test('a search lists first whose name, or a word of it, begins with what is typed; those by who asked last too, on any page once', async () => {
    const { appointments, customers, close } = await openStorage(await engine.newLocation(), NOW)
    const people: [string, string | null][] = [
      ['Joanna Ash', '2026-06-09'],
      ['Bo Annister', '2026-05-02'],
      ['Ännabel Old', '2024-01-01'],
      ['Mary-Ann Elm', '2026-05-01'],
      ['Anna Quote', null],
      ['Hanne Quote', null],
      ['Susanne Ash', '2026-06-08'],
    ]
    for (const [index, [name, day]] of people.entries()) {
      const contact = { name, email: `${index}@example.com` }
      const at = new Date(NOW.getTime() + index * 1000)
      expect((await appointments.add(visitOf(`ID-${index}`, contact, day, at), null)).kind).toBe('stored')
    }
    const found = async (search: string, limit: string) => {
      const names: string[] = []
      for (let after: string | undefined; ;) {
        const page: CustomerList = await customers.list({ search, limit, ...(after !== undefined && { after }) }, TODAY, USD)
        names.push(...page.customers.map(({ name }) => name))
        after = page.next
        if (after === undefined) return names
      }
    }
    for (const limit of ['1', '2', '50']) {
      const named = ['Anna Quote', 'Mary-Ann Elm', 'Ännabel Old', 'Bo Annister']
      expect(await found('Ann', limit)).toEqual([...named, 'Susanne Ash', 'Hanne Quote', 'Joanna Ash'])
      expect(await found('ann el', limit)).toEqual(['Mary-Ann Elm', 'Ännabel Old'])
    }
    await close()
  })

  test('a merge makes one customer of two until it is taken back, also by way of a third; a correction of the address divides them', async () => {
    const { server, token, book, change } = await openAdmin(engine)
    const ann = await book(APPOINTMENT)
    const bo = await book(QUOTE)
    const same = await book({ ...QUOTE, name: 'Anna', email: 'ANN@example.com' })
    const get = async (id: string) => (await server.call('GET', `/api/v1/customers/${id}`, { token })).body as unknown as CustomerDetail
    const ids = async (id: string) => (await get(id)).requests.map(request => request.id)
    expect(await ids(same)).toEqual([ann, same])

    const merged = await server.call('POST', `/api/v1/customers/${bo}/merges`, { token, body: { with: ann } })
    expect(merged.status).toBe(201)
    expect((await server.call('POST', `/api/v1/customers/${ann}/merges`, { token, body: { with: bo } })).status).toBe(409)
    expect((await server.call('POST', `/api/v1/customers/${ann}/merges`, { token, body: { with: 'NONE' } })).status).toBe(404)
    expect((await ids(bo)).sort()).toEqual([ann, bo, same].sort())
    const [merge] = (await get(same)).merges
    expect(merge).toMatchObject({ by: ADMIN.username, at: NOW.toISOString() })
    expect(merge?.people).toContain('Bo Beech')

    expect((await server.call('DELETE', `/api/v1/merges/${merge?.id}`, { token })).status).toBe(200)
    expect((await server.call('DELETE', `/api/v1/merges/${merge?.id}`, { token })).status).toBe(404)
    expect(await ids(bo)).toEqual([bo])
    await change(same, { email: 'anna@example.com' })
    expect(await ids(ann)).toEqual([ann])
    expect((await server.call('GET', '/api/v1/customers/NONE', { token })).status).toBe(404)
  })

  test('a note stands with all requests of its customer, says who wrote it and when, and goes with what is erased; so does a merge', async () => {
    const { server, token, book } = await openAdmin(engine)
    const [first, second, other] = [await book(APPOINTMENT), await book({ ...QUOTE, email: 'ann@example.com' }), await book(QUOTE)]
    const write = (id: string, text: string) => server.call('POST', `/api/v1/appointments/${id}/notes`, { token, body: { text } })
    const written = await write(first, ' Gate code 1234.\r\nBrown dog. ')
    expect(written.status).toBe(201)
    const note = written.body as unknown as Note
    expect(note).toMatchObject({ appointment_id: first, text: 'Gate code 1234.\nBrown dog.', at: NOW.toISOString(), by: ADMIN.username })
    await write(second, 'Pays in cash.')
    const { id: ofOther } = (await write(other, 'Rings twice.')).body
    for (const [id, text, status] of [
      ['NONE', 'x', 404],
      [first, ' \u202e ', 400],
      [first, '', 400],
    ] as const)
      expect((await write(id, text)).status).toBe(status)

    const notesOf = async (id: string) =>
      ((await server.call('GET', `/api/v1/customers/${id}`, { token })).body as unknown as CustomerDetail).notes.map(({ text }) => text).sort()
    expect(await notesOf(second)).toEqual(['Gate code 1234.\nBrown dog.', 'Pays in cash.'])
    expect((await server.call('DELETE', `/api/v1/notes/${note.id}`, { token })).status).toBe(200)
    expect((await server.call('DELETE', `/api/v1/notes/${note.id}`, { token })).status).toBe(404)
    await server.call('POST', `/api/v1/customers/${first}/merges`, { token, body: { with: other } })
    expect(await notesOf(second)).toEqual(['Pays in cash.', 'Rings twice.'])

    const people = (what: string) => server.call('POST', `/api/v1/people/${what}`, { token, body: { email: 'ann@example.com' } })
    const told = (await people('export')).body as unknown as PersonExport
    expect([told.notes.map(({ text }) => text), told.merges.length]).toEqual([['Pays in cash.'], 1])
    await server.call('PUT', `${LIST}${first}/status`, { token, body: { status: 'Completed' } })
    await people('erase')
    expect(await notesOf(other)).toEqual(['Rings twice.'])
    // The completed visit is kept, and is nobody's.
    expect((await server.call('GET', `/api/v1/customers/${first}`, { token })).status).toBe(404)
    const { customers, appointments } = server.context.storage
    const bo = await customers.detail(other, TODAY, USD)
    expect([bo?.merges, bo?.requests.length]).toEqual([[], 1])
    // What leaves the trash for good takes its notes along.
    await appointments.delete(other, NOW)
    await appointments.purge(new Date(NOW.getTime() + 1))
    expect(await customers.list({}, TODAY, USD)).toEqual({ customers: [] })
    expect(await customers.deleteNote(ofOther)).toBe(false)
    expect(await customers.addNote(other, { text: 'x', photos: [] }, 'owner', NOW)).toBeNull()
  })

  test('a customer is found by a request in the trash while others are left; while all are cleared nobody is', async () => {
    const { customers, appointments, close } = await openStorage(await engine.newLocation(), NOW)
    for (const each of [visitOf('one', { email: 'ann@example.com' }, TODAY), visitOf('two', { email: 'ann@example.com' }, null)])
      await appointments.add(each, null)
    await appointments.delete('one', NOW)
    expect((await customers.detail('one', TODAY, USD))?.requests.map(({ id }) => id)).toEqual(['two'])
    await (
      await appointments.deleteAll(NOW)
    ).finished
    expect(await customers.detail('two', TODAY, USD)).toBeNull()
    expect(await customers.list({}, TODAY, USD)).toEqual({ customers: [] })
    await close()
  })
})
