/** The one-time code in the address of a set-up link, `#/admin?setup=CODE`; null in any other. */
export function setUpCode(hash: string): string | null {
  const [path, query = ''] = hash.split('?', 2)
  return path === '#/admin' ? new URLSearchParams(query).get('setup') || null : null
}
