import { isOutdated } from './fence.ts'

/** What SQLite says when another process writes. */
const SQLITE_BUSY = 5

/** SQLSTATE of a write where only reads are allowed: what was the primary is a standby now. */
export const READ_ONLY = '25006'

/** The database server is away, is starting, stopping or read-only, or has no connection left (Node's codes and PostgreSQL's SQLSTATE). */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A database in a container has no name while it is stopped.
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

/** What the driver says, without a code, of a connection that it never had, or that ended under it. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/

/** Whether an error says that the database cannot be asked now, whatever it is asked. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isOutdated(error)) return true
  return (
    ('errcode' in error && error.errcode === SQLITE_BUSY) || ('code' in error && UNREACHABLE.has(error.code)) || CONNECTION_LOST.test(error.message)
  )
}
