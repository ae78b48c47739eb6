import { useSyncExternalStore } from 'react'

/** Returns the URL hash, and updates it. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
