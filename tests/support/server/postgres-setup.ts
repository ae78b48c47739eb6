import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'
import { makeTemplate } from './postgres-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of an empty PostgreSQL server; null when it is not installed. */
    postgresUrl: string | null
  }
}

/** One PostgreSQL server for all tests that need one: TEST_DATABASE_URL, or one that is started here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startPostgres() : { url: given, restart: async () => {}, stop: async () => {} }
  if (server === null) process.stderr.write('PostgreSQL is not installed: the storage is tested on the embedded database alone\n')
  else await makeTemplate(server.url)
  project.provide('postgresUrl', server?.url ?? null)
  return async () => server?.stop()
}
