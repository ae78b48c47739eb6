import type { AppointmentDetail } from '#src/contract/generated/types.ts'
import type { engines } from './engines.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const LIST = '/api/v1/appointments/'

interface AdminSession {
  server: TestServer
  token: string
  /** Sends a visitor's request; its id. */
  book: (body: object) => Promise<string>
  change: (id: string, body: object) => ReturnType<TestServer['call']>
  detail: (id: string) => Promise<AppointmentDetail>
}

/** A server with an admin signed in, and short ways to do what admins do. */
export async function openAdmin(
  { newLocation }: (typeof engines)[number],
  env: Record<string, string> = {},
  contentFolder?: string,
): Promise<AdminSession> {
  const { dataDir, databaseUrl } = await newLocation()
  const server = await startTestServer({
    dataDir,
    env: databaseUrl === null ? env : { ...env, DATABASE_URL: databaseUrl },
    ...(contentFolder !== undefined && { contentFolder }),
  })
  const token = await server.signIn()
  const book = async (body: object) => (await server.call('POST', LIST, { body })).body.id
  const change = (id: string, body: object) => server.call('PUT', `${LIST}${id}`, { token, body })
  const detail = async (id: string) => (await server.call('GET', `${LIST}${id}`, { token })).body as unknown as AppointmentDetail
  return { server, token, book, change, detail }
}
