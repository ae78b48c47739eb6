import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { ANY_SCHEMA } from '#src/server/storage/engines/fence.ts'
import { temporaryFolder } from './test-server.ts'

/** Where storage may be kept. */
export interface Place {
  dataDir: string
  databaseUrl: string | null
}

/** Every engine that can be tested here, and a new empty place on it. */
export const engines: readonly { engine: string; newPlace: () => Promise<Place> }[] = [
  { engine: 'the embedded database', newPlace: async () => ({ dataDir: temporaryFolder(), databaseUrl: null }) },
  ...onServer(inject('postgresUrl')),
]

function onServer(url: string | null) {
  if (url === null) return []
  return [{ engine: 'PostgreSQL', newPlace: async () => ({ dataDir: temporaryFolder(), databaseUrl: await newSchema(url) }) }]
}

/** An address by which somebody writes to a database by hand, past its fence. */
export function byHand({ databaseUrl }: Place): { connectionString: string } {
  return { connectionString: `${databaseUrl}%20-c%20site.schema%3D${ANY_SCHEMA}` }
}

/** A schema of its own is as good as a database, and made at once. */
async function newSchema(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create schema ${name}`)
  await client.end()
  return `${url}?options=-c%20search_path%3D${name}`
}
