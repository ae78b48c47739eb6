import { useEffect, useSyncExternalStore } from 'react'

/** Calls a function when the browser is online again; null turns this off. */
export function useOnline(onOnline: (() => void) | null): void {
  useEffect(() => {
    if (onOnline === null) return
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [onOnline])
}

/** Whether the browser has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
