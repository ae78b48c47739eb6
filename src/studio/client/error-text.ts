/** What is told of something that failed. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
