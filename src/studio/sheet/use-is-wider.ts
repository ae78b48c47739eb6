import { type RefObject, useEffect, useState } from 'react'

/** Whether what a frame holds is wider than the frame. */
export function useIsWider(frame: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false)
  useEffect(() => {
    const around = frame.current
    const inner = around?.firstElementChild
    if (around === null || !(inner instanceof HTMLElement)) return undefined
    // A scroll bar takes of the width within: it must not be what makes the frame scroll.
    const observer = new ResizeObserver(() => setWider(inner.offsetWidth > around.offsetWidth))
    observer.observe(around)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [frame])
  return isWider
}
