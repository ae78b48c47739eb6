import { type RefObject, useEffect } from 'react'
import { logOnly } from './log-only.ts'

/** Docks the price where it stands below the questions; loaded once the form is there. */
export function useDock(band: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = band
    const ended = new AbortController()
    import('./dock.ts').then(({ dock }) => current && dock(current, ended.signal)).catch(logOnly)
    return () => ended.abort()
  }, [band])
}
