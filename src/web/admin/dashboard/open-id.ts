/** The hash parameter that names the open request. */
const OPEN = 'request'

/** Reads the id of the open request from a hash, `#/admin?request=ABC`; null when there is none. */
export function openIdOf(hash: string): string | null {
  return new URLSearchParams(hash.split('?', 2)[1]).get(OPEN) || null
}

/** Returns the hash of the same view with another request open, or none. */
export function withOpen(hash: string, id: string | null): string {
  const [path = '', text] = hash.split('?', 2)
  const params = new URLSearchParams(text)
  params.delete(OPEN)
  if (id !== null) params.set(OPEN, id)
  return params.size === 0 ? path : `${path}?${params}`
}
