import { isBeside } from './is-beside.ts'

/** The share of the visible height that docked bands take at most, together. */
const MAX_SHARE = 0.2

/**
 * Docks the price on narrow screens while there is room: an on-screen keyboard, large text or a low screen leaves less. What has been opened of it is
 * closed when a question gets the focus, which it would cover. Ends with the signal.
 */
export function dock(band: HTMLElement, ended: AbortSignal): void {
  const view = visualViewport
  if (view === null || ended.aborted) return
  const bands = [band, ...(band.closest('dialog') ?? document).querySelectorAll('nav')]
  const fit = () => {
    // What has been opened, and news, stays until it is closed or read.
    if (band.querySelector('[open], .alert') !== null) return
    const height = bands.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
    band.toggleAttribute('data-docked', height <= MAX_SHARE * view.height)
  }
  const close = ({ target }: FocusEvent) => {
    if (!isBeside() && !band.contains(target as Node)) band.querySelector('[open]')?.removeAttribute('open')
  }
  const sizes = new ResizeObserver(fit)
  for (const each of bands) sizes.observe(each)
  view.addEventListener('resize', fit, { signal: ended })
  document.addEventListener('focusin', close, { signal: ended })
  ended.addEventListener('abort', () => sizes.disconnect())
}
