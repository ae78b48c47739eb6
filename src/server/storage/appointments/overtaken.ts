/** Lost a race against another process; the winner's rows are visible to a new transaction. */
export class OvertakenError extends Error {}

/** PostgreSQL's SQLSTATE for a duplicate key. */
const UNIQUE_VIOLATION = '23505'

/** Tables in which another process may have taken a key first; ids are never drawn twice. */
const CONTESTED: ReadonlySet<unknown> = new Set(['claimed_cells', 'idempotency_keys'])

/** Whether an error means that another process took a key or a cell first. The embedded database has no other process. */
export function wasOvertaken(error: unknown): boolean {
  if (error instanceof OvertakenError) return true
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION && 'table' in error && CONTESTED.has(error.table)
}
