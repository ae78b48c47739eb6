import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { RequestNews } from '#src/contract/generated/types.ts'
import { PostgresNews } from '#src/server/storage/engines/postgres-news.ts'
import { byHand, engines } from '#tests/support/server/engines.ts'
import { EVENTS, readNews } from '#tests/support/server/news-reader.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** The stream by which the admin hears of requests. */

const news = (kind: RequestNews['kind'], id: string, version: number): RequestNews => ({ kind, requests: [{ id, version }] })
const MANY: RequestNews['requests'] = []

describe.each(engines)('on $engine', engine => {
  test('whoever listens hears what happens to each request: which it is and its version, and nothing that it says', async () => {
    const { server, token, book, change } = await openAdmin(engine)
    const { next } = await readNews(server.origin, token)
    const id = await book(APPOINTMENT)
    expect(await next()).toEqual(news('requested', id, 1))
    await change(id, { name: 'Ann Other' })
    expect(await next()).toEqual(news('changed', id, 2))
    await server.call('DELETE', LIST + id, { token })
    expect(await next()).toEqual(news('deleted', id, 3))
    await server.call('POST', `${LIST}${id}/restore`, { token })
    expect(await next()).toEqual(news('restored', id, 4))
    const { body: entered } = await server.call('POST', `${LIST}manual`, { token, body: QUOTE })
    expect(await next()).toEqual(news('entered', entered.id, 1))
    await server.call('DELETE', LIST, { token })
    expect(await next()).toEqual({ kind: 'deleted', requests: MANY })
  })

  test('nobody hears of what was rolled back, nor twice of what was tried again', async () => {
    const { server, token, book } = await openAdmin(engine)
    await book(APPOINTMENT)
    const [one, other] = [await book(QUOTE), await book({ ...APPOINTMENT, appointment_time: '14:00' })]
    const { next } = await readNews(server.origin, token)
    const { appointments } = server.context.storage
    const { appointment_date, appointment_time } = APPOINTMENT
    // At the same moment, they share a transaction of the embedded database; the second fails, and with it the transaction.
    const [changed, taken] = await Promise.all([
      appointments.change(one, () => ({ name: 'Ann Other' }), 1, server.time.now),
      appointments.change(other, () => ({ appointment_date, appointment_time }), 1, server.time.now),
    ])
    expect([changed.kind, taken.kind]).toEqual(['changed', 'taken'])
    await appointments.delete(other, server.time.now)
    expect([await next(), await next()]).toEqual([news('changed', one, 2), news('deleted', other, 2)])
  })

  test('everybody who listens hears it, and who has left keeps nobody from it', async () => {
    const { server, token, book } = await openAdmin(engine)
    const [left, stays] = [await readNews(server.origin, token), await readNews(server.origin, await server.signIn())]
    await left.close()
    const id = await book(QUOTE)
    expect(await stays.next()).toEqual(news('requested', id, 1))
  })
})

describe.each(engines.filter(({ engine }) => engine === 'PostgreSQL'))('on $engine', ({ newLocation }) => {
  test('processes on one database hear one another', async () => {
    const location = await newLocation()
    const engine = { engine: 'PostgreSQL', newLocation: async () => location, unmigratedLocation: newLocation }
    const [one, other] = [await openAdmin(engine), await openAdmin(engine)]
    const [here, there] = [await readNews(one.server.origin, one.token), await readNews(other.server.origin, one.token)]
    const id = await one.book(QUOTE)
    await other.change(id, { name: 'Ann Other' })
    for (const { next } of [here, there]) expect([await next(), await next()]).toEqual([news('requested', id, 1), news('changed', id, 2)])
  })

  test('after a lost connection to the database, listeners are told that something may have happened, and hear on', async () => {
    const location = await newLocation()
    const { server, token, book } = await openAdmin({ engine: 'PostgreSQL', newLocation: async () => location, unmigratedLocation: newLocation })
    const { next } = await readNews(server.origin, token)
    const hand = new Client(byHand(location))
    await hand.connect()
    await hand.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`)
    await hand.end()
    expect(await next()).toEqual({ kind: 'changed', requests: MANY })
    const id = await book(QUOTE)
    expect(await next()).toEqual(news('requested', id, 1))
  })

  test('a storage that closes keeps no connection that was being opened', async () => {
    const listening = new PostgresNews((await newLocation()).databaseUrl ?? '')
    const subscribing = listening.subscribe(() => undefined)
    await listening.close()
    await expect(subscribing).rejects.toThrow('the storage is closed')
  })
})

test('no proxy and no browser keeps the stream, and nobody opens it without a session', async () => {
  const { origin, signIn, call } = await startTestServer()
  const { answer } = await readNews(origin, await signIn())
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect((await call('GET', EVENTS)).status).toBe(401)
  expect((await call('HEAD', EVENTS, { token: await signIn() })).status).toBe(404)
})

test('a stream ends at its next heartbeat once its session has ended', async () => {
  const { origin, signIn, call } = await startTestServer()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const [ended, stays] = [await signIn(), await signIn()]
    const [first, second] = [await readNews(origin, ended), await readNews(origin, stays)]
    await call('POST', '/api/v1/auth/logout', { token: ended })
    vi.advanceTimersByTime(25_000)
    expect(await first.next()).toBeNull()
    const { body } = await call('POST', LIST, { body: QUOTE })
    expect(await second.next()).toEqual(news('requested', body.id, 1))
  } finally {
    vi.useRealTimers()
  }
})

test('a server that closes ends its streams, and waits for none', async () => {
  const { origin, signIn, close } = await startTestServer()
  const { next } = await readNews(origin, await signIn())
  await close()
  expect(await next()).toBeNull()
})

test('an account that has opened too many streams is told so, until it closes one', async () => {
  const { origin, signIn, call } = await startTestServer()
  const token = await signIn()
  const open = await Promise.all(Array.from({ length: 50 }, () => readNews(origin, token)))
  const refused = await call('GET', EVENTS, { token })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(refused.body.error).toContain('too many places')
  await open[0]?.close()
  await expect.poll(async () => (await call('GET', EVENTS, { token })).status).toBe(200)
})
