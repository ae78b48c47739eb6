import { useSyncExternalStore } from 'react'

/** The address's hash, as it changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

/** Whether the admin is what an address shows; the site shares the document. */
export function isAdminHash(hash: string): boolean {
  return hash.startsWith('#/admin')
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
