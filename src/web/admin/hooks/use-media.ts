import { useCallback, useSyncExternalStore } from 'react'
import { memoizeIn } from '#src/catalog/memoize.ts'

/** Widths of the phone's layout (specification, section 9). */
export const PHONE = '(max-width: 768px)'

/** The narrowest phones, as in the styles. */
export const NARROWEST = '(max-width: 22rem)'

/** Where all columns of the table of requests fit; on paper, with smaller letters. */
export const WIDE = '(min-width: 80rem), print'

/** One list for each query: each list made evaluates its query anew, at every render of all that ask. */
const listOf = memoizeIn(new Map<string, MediaQueryList>(), query => matchMedia(query))

/** Returns whether a media query matches, and updates it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}
