import { copySample } from '../content/content-copy.ts'
import type { engines } from './engines.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A server of a business with so many crews, and its owner's token. */
export async function startCrewServer({ newLocation }: (typeof engines)[number], crews: number): Promise<{ server: TestServer; token: string }> {
  const { dataDir, databaseUrl } = await newLocation()
  const contentFolder = copySample([{ file: 'business.json', at: '/crews', set: crews }])
  const server = await startTestServer({ dataDir, contentFolder, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } })
  return { server, token: await server.signIn() }
}
