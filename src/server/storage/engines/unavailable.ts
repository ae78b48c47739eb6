import { isOutdated } from './fence.ts'

/** SQLite's result code while another process writes. */
const SQLITE_BUSY = 5

/** SQLSTATE of a write on a read-only server, such as a former primary that is a standby now. */
export const READ_ONLY = '25006'

/** Codes of Node and PostgreSQL (SQLSTATE) for a server that is away, starting, stopping or read-only, or has no connection left. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A stopped container of a database has no DNS name.
  'ENOTFOUND',
  'EAI_AGAIN',
  READ_ONLY,
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '08003',
  '08006',
  '53300',
])

/** The driver's messages, which have no code, about a connection that was never made or was lost. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/

/** Whether an error means that the database is unavailable, whatever the statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isOutdated(error)) return true
  return (
    ('errcode' in error && error.errcode === SQLITE_BUSY) || ('code' in error && UNREACHABLE.has(error.code)) || CONNECTION_LOST.test(error.message)
  )
}
