import { useEffect } from 'react'

/** Calls a function when the browser is online again; null turns this off. */
export function useOnline(onOnline: (() => void) | null): void {
  useEffect(() => {
    if (onOnline === null) return
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [onOnline])
}
