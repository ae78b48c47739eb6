import { NoConnection } from '../data/no-connection.ts'

/** Returns the text of an error; an API error carries the server's. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns why something could not be loaded; without a connection, also what becomes of it (queries load again by themselves). */
export function loadFailureText(error: unknown): string {
  const text = errorText(error)
  return error instanceof NoConnection && error.isOffline ? `${text}. It is loaded by itself as soon as there is one.` : text
}
