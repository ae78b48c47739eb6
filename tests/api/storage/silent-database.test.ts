import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { oneAtATime, openPostgres } from '#src/server/storage/engines/postgres.ts'
import { isUnavailable } from '#src/server/storage/engines/unavailable.ts'

const PATIENCE_MS = 1500

const url = inject('postgresUrl')

/** A way to the database on which nothing gets through any more when it is silenced; connections that are made later do. */
async function wayTo(database: string): Promise<{ url: string; silence: () => void }> {
  const { hostname, port } = new URL(database)
  const pairs: Socket[] = []
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    pairs.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to)
      from.on('error', () => undefined)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of pairs) socket.destroy()
    server.close()
  })
  const own = new URL(database)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: own.href, silence: () => pairs.forEach(socket => socket.unpipe()) }
}

test.skipIf(url === null)('a database that says nothing any more is given up, and asked again on a new connection', async () => {
  const way = await wayTo(url ?? '')
  const db = openPostgres(way.url, PATIENCE_MS)
  await sql`select 1`.execute(db)
  way.silence()
  const asked = sql`select 2`.execute(db).catch((error: unknown) => error)
  expect(isUnavailable(await Promise.race([asked, setTimeout(10 * PATIENCE_MS)]))).toBe(true)
  expect((await sql<{ three: number }>`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }])
  await db.destroy()
})

test.skipIf(url === null)('a migration takes the time that it takes; other statements do not', async () => {
  await oneAtATime(url ?? '', async connection => void (await sql`select pg_sleep(2.5)`.execute(connection)))
  const db = openPostgres(url ?? '', PATIENCE_MS)
  const error: unknown = await sql`select pg_sleep(6)`.execute(db).catch((reason: unknown) => reason)
  expect(isUnavailable(error)).toBe(true)
  await db.destroy()
})
