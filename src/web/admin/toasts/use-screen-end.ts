import { useSyncExternalStore } from 'react'

type ScreenEnd = 'top' | 'bottom'

/** Presses within so many pixels of an end of the screen keep toasts away from it. */
const END_PX = 160

/** Outlives the toasts, which an opened request takes along. */
let end: ScreenEnd = 'bottom'

function follow(onChange: () => void): () => void {
  const keepAway = ({ target, clientY }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest('.toasts') !== null) return
    // A dialog over them goes with what is pressed in it.
    if (target.closest('dialog') !== document.querySelector('.toasts')?.closest('dialog')) return
    if (clientY > innerHeight - END_PX) end = 'top'
    else if (clientY < END_PX) end = 'bottom'
    onChange()
  }
  addEventListener('pointerdown', keepAway, { capture: true })
  return () => removeEventListener('pointerdown', keepAway, { capture: true })
}

/** The end of the screen where toasts stand: the bottom, and the top once somebody has pressed near the bottom, so that none lies on what is pressed. */
export function useScreenEnd(): ScreenEnd {
  return useSyncExternalStore(follow, () => end)
}
