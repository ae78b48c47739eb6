import { useEffect } from 'react'

/** What may not lie under toasts: what is pressed next, and where the keyboard is. */
const KEPT_CLEAR = ':is(.main-button, :focus)'

/** Room between that and the toasts. */
const GAP_PX = 8

/** Scrolls what lies under the toasts out from under them when these tell of the owner's own action; what comes by itself moves nothing that is aimed at. */
export function useKeptClear(toasts: HTMLElement, told: unknown): void {
  useEffect(() => {
    if (told === null) return undefined
    // A toast may come late: some wait for what they say.
    const observer = new ResizeObserver(() => keepClear(toasts))
    observer.observe(toasts)
    return () => observer.disconnect()
  }, [toasts, told])
}

function keepClear(toasts: HTMLElement): void {
  const { top, bottom, left, right } = toasts.getBoundingClientRect()
  const page = toasts.closest('dialog') ?? document.scrollingElement
  const covered = [...(page?.querySelectorAll(KEPT_CLEAR) ?? [])].flatMap(element => {
    if (toasts.contains(element)) return []
    const box = element.getBoundingClientRect()
    return box.bottom > top - GAP_PX && box.top < bottom && box.right > left && box.left < right ? [box.bottom - top + GAP_PX] : []
  })
  if (top < bottom && covered.length > 0) page?.scrollBy({ top: Math.max(...covered), behavior: 'instant' })
}
