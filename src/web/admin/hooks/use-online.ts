import { useEffect } from 'react'

/** Calls when the browser is online again; not while it is given nothing to call. */
export function useOnline(onOnline: (() => void) | null): void {
  useEffect(() => {
    if (onOnline === null) return
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [onOnline])
}
