import type { ClosureList, StoredClosure } from '#src/contract/generated/types.ts'
import { startCrewServer } from './crew-server.ts'
import type { engines } from './engines.ts'
import { LIST } from './open-admin.ts'
import { APPOINTMENT } from './requests.ts'

export const CLOSURES = '/api/v1/closures'
export const TUESDAY = '2026-06-02'
export const DAY_OFF = { first_day: TUESDAY, last_day: TUESDAY, crews: 'all', reason: 'Trade fair' }
export const CLOSED = 'Closed on this day: Trade fair'
export const UNAVAILABLE = 'This time slot is not available. Please choose a different time.'
export const BLOCKED = 'This time is blocked: Trade fair'

/** Opens a server of so many crews on Monday, June 1, at nine, and what tests of closures ask of it; the visit of APPOINTMENT holds nine to two on Tuesday. */
export async function openClosures(engine: (typeof engines)[number], crews = 1) {
  const { server, token } = await startCrewServer(engine, crews)
  const send = (method: string, path: string, body?: object) => server.call(method, path, { token, body })
  const close = async (closure: object) => (await send('POST', CLOSURES, closure)).body as unknown as StoredClosure
  const listed = async (query = 'from=2026-01-01&until=2026-12-31') =>
    ((await send('GET', `${CLOSURES}?${query}`)).body as unknown as ClosureList).closures
  const book = (changes: object = {}) => server.call('POST', LIST, { body: { ...APPOINTMENT, ...changes } })
  const ask = async (path: string) => (await server.call('GET', `/api/v1/services/${path}`)).body as unknown
  return { server, token, send, close, listed, book, ask }
}
