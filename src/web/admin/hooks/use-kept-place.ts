import { type RefObject, use, useLayoutEffect } from 'react'
import { PLACE, UnsavedContext } from './unsaved.ts'

/** How many frames what is shown has to grow as long as it was: parts of it are loaded. */
const FRAMES = 40

interface KeptPlace {
  top: number
  /** Id of the field that had the focus last. */
  field: string
}

/** Leads back to where one was in a dialog, after a reload or an expired session; without a key it begins at its top. Whoever scrolls or presses meanwhile stays where they are. */
export function useKeptPlace(dialog: RefObject<HTMLElement | null>, key: string | undefined): void {
  const unsaved = use(UnsavedContext)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || key === undefined) return
    const leave = new AbortController()
    const options = { signal: leave.signal, passive: true }
    let place: KeptPlace | null = unsaved.recall<KeptPlace | null>(PLACE + key, null)
    let release = () => {}
    const note = (part: Partial<KeptPlace>) => {
      place = { top: element.scrollTop, field: '', ...place, ...part }
      release = unsaved.preserve(PLACE + key, place)
    }
    let wanted = place
    const field = wanted === null ? null : document.getElementById(wanted.field)
    let left = FRAMES
    const step = () => {
      if (wanted === null || leave.signal.aborted) return
      // What is docked to an end of the screen covers less of its middle.
      if (field === null) element.scrollTop = wanted.top
      else field.scrollIntoView({ block: 'center' })
      if (left-- > 0) requestAnimationFrame(step)
      else wanted = null
    }
    if (wanted !== null) {
      note({})
      field?.focus({ preventScroll: true })
      step()
    }
    element.addEventListener('scroll', () => wanted === null && note({ top: element.scrollTop }), options)
    // Not the button that was pressed last, which is out of sight of what was typed.
    element.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches('input, select, textarea') && note({ field: target.id }),
      options,
    )
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) element.addEventListener(act, () => (wanted = null), options)
    return () => {
      leave.abort()
      release()
    }
  }, [dialog, key, unsaved])
}
