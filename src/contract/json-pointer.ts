/** Escapes a key for a JSON pointer (RFC 6901). */
export function escapeToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
