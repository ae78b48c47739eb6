/** Returns the text of an error; an API error carries the server's. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
