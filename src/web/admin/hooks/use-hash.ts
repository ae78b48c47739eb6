import { useSyncExternalStore } from 'react'

/** The address's hash, as it changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
