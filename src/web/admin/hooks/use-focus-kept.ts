import { type RefObject, useEffect } from 'react'

/** Focuses a heading when its screen appears in place of the one that had the focus. */
export function useFocusKept(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [heading])
}
