import { Client } from 'pg'
import { expect, test } from 'vitest'
import { isUnavailable } from '#src/server/storage/engines/unavailable.ts'

test.for(['postgresql://site@database.invalid/site', 'postgresql://site@127.0.0.1:1/site'])(
  'a database that cannot be reached is unavailable, not broken: %s',
  async connectionString => {
    const client = new Client({ connectionString })
    const error: unknown = await client.connect().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(isUnavailable(error)).toBe(true)
  },
)
