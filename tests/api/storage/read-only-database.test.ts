import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { engines } from '#tests/support/server/engines.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** A database of its own, since the setting is a database's. */
async function newDatabase(url: string): Promise<{ url: string; set: (isReadOnly: boolean) => Promise<void> }> {
  const name = `read_only_${Date.now()}`
  const address = new URL(url)
  address.pathname = `/${name}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  return { url: address.href, set: isReadOnly => run(`alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`) }
}

const url = inject('postgresUrl')

test.skipIf(url === null)(
  'while the primary is read-only, bookings are to come again and the site is not ready; then it is, without a restart',
  async () => {
    const database = await newDatabase(url ?? '')
    const { call } = await startTestServer({ env: { DATABASE_URL: database.url } })
    const book = (day: string) => call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, appointment_date: day } })
    expect((await book('2026-06-02')).status).toBe(201)

    await database.set(true)
    await endConnections(database.url)
    for (const day of ['2026-06-03', '2026-06-04']) {
      const refused = await book(day)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    }
    const ready = await call('GET', '/ready')
    expect([ready.status, JSON.parse(ready.text)]).toEqual([503, expect.objectContaining({ database: 'unavailable' })])

    // As after a failover: what was connected to the old primary stays there, and new connections find the new one.
    await database.set(false)
    expect((await call('GET', '/ready')).status).toBe(200)
    expect((await book('2026-06-03')).status).toBe(201)
    expect((await book('2026-06-04')).status).toBe(201)
  },
)

test.for(engines)('a database that can be written is ready: $engine', async ({ newLocation }) => {
  const { dataDir, databaseUrl } = await newLocation()
  const { call } = await startTestServer({ dataDir, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
  expect((await call('GET', '/ready')).status).toBe(200)
})

/** A session keeps the setting that it began with. */
async function endConnections(address: string): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
  await client.end()
}
