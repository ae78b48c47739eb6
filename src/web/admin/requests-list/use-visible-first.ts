import { startTransition, useEffect, useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'

/** At least how far a list begins below the top of the page, and at least how high each request of it is, in pixels. */
export interface ListPlace {
  top: number
  height: number
}

/**
 * Returns the requests to render now: first those that may be in the viewport at the current scroll position and those shown before; all of them
 * after the next paint. Rows below the viewport do not delay the first paint.
 */
export function useVisibleFirst(requests: readonly Appointment[], { top, height }: ListPlace): readonly Appointment[] {
  const [shown, setShown] = useState<readonly Appointment[]>([])
  useEffect(() => afterPaint(() => startTransition(() => setShown(requests))), [requests])
  if (shown === requests) return requests
  const known = new Set(shown.map(({ id }) => id))
  const visibleCount = Math.ceil((scrollY + innerHeight - top) / height)
  return requests.filter(({ id }, index) => index < visibleCount || known.has(id))
}

/** Runs a task after the next paint. Returns a function that cancels it. */
function afterPaint(task: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
