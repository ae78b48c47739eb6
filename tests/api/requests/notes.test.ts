import { describe, expect, test } from 'vitest'
import type { Note, NoteList } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'

/** What stands beside an open request: the notes on it, and on what the same customer asked for before. */

async function open(engine: (typeof engines)[number]) {
  const { server, token, book } = await openAdmin(engine)
  const ids = [await book(APPOINTMENT), await book({ ...QUOTE, email: 'ann@example.com' }), await book(QUOTE)] as const
  const write = async (id: string, text: string) => {
    server.time.now = new Date(server.time.now.getTime() + 1000)
    const { status, body } = await server.call('POST', `${LIST}${id}/notes`, { token, body: { text } })
    expect(status).toBe(201)
    return body as unknown as Note
  }
  const read = (id: string) => server.call('GET', `${LIST}${id}/notes`, { token })
  const textsOf = async (id: string) => ((await read(id)).body as unknown as NoteList).notes.map(({ text }) => text)
  return { server, token, ids, write, read, textsOf }
}

describe.each(engines)('on $engine', engine => {
  test('a request has its notes and those of its customer’s other requests, the newest first, and nobody else’s', async () => {
    const { ids, write, read, textsOf } = await open(engine)
    const [visit, quote, other] = ids
    expect(await textsOf(visit)).toEqual([])
    const first = await write(visit, 'Gate code 1234')
    await write(quote, 'Pays in cash')
    await write(other, 'Rings twice')
    expect(await textsOf(visit)).toEqual(['Pays in cash', 'Gate code 1234'])
    expect(await textsOf(quote)).toEqual(await textsOf(visit))
    expect(await textsOf(other)).toEqual(['Rings twice'])
    expect(((await read(quote)).body as unknown as NoteList).notes[1]).toEqual(first)
    expect((await read('NONE')).status).toBe(404)
  })

  test('the visits of a day have their notes and those of their customers; a visit of whom nothing is written down is not named', async () => {
    const { server, token, ids, write } = await open(engine)
    const [visit, quote, other] = ids
    const ofDay = async (day: string) => (await server.call('GET', `/api/v1/notes?day=${day}`, { token })).body
    const day = APPOINTMENT.appointment_date
    expect(await ofDay(day)).toEqual({ visits: [] })
    const written = [await write(visit, 'Gate code 1234'), await write(quote, 'Pays in cash')]
    await write(other, 'Rings twice')
    expect(await ofDay(day)).toEqual({ visits: [{ appointment_id: visit, notes: written.toReversed() }] })
    expect(await ofDay('2026-06-03')).toEqual({ visits: [] })
    await server.call('DELETE', `${LIST}${visit}`, { token })
    expect(await ofDay(day)).toEqual({ visits: [] })
    expect((await server.call('GET', '/api/v1/notes?day=tomorrow', { token })).status).toBe(400)
    expect((await server.call('GET', `/api/v1/notes?day=${day}`)).status).toBe(401)
  })

  test('in the trash a request keeps its notes, and still has those of its customer; erased it has none', async () => {
    const { server, token, ids, write, textsOf } = await open(engine)
    const [visit, quote] = ids
    await write(visit, 'Gate code 1234')
    await write(quote, 'Pays in cash')
    await server.call('DELETE', `${LIST}${visit}`, { token })
    expect(await textsOf(visit)).toEqual(['Pays in cash', 'Gate code 1234'])
    expect(await textsOf(quote), 'what is in the trash is told there').toEqual(['Pays in cash'])
    await server.call('POST', `${LIST}${visit}/restore`, { token, body: {} })
    await server.call('PUT', `${LIST}${visit}/status`, { token, body: { status: 'Completed' } })
    await server.call('POST', '/api/v1/people/erase', { token, body: { email: 'ann@example.com' } })
    expect(await textsOf(visit)).toEqual([])
  })
})
