/** What is said of an error: an API error carries the server's own text. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
