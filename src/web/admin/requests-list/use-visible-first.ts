import { startTransition, useEffect, useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'

/** Minimum height of a request in pixels, as a row or as a card. */
const MIN_REQUEST_HEIGHT = 52

/**
 * Returns the requests to render now: first those that may be in the viewport at the current scroll position and those shown before; all of them
 * after the next paint. Rows below the viewport do not delay the first paint.
 */
export function useVisibleFirst(requests: readonly Appointment[]): readonly Appointment[] {
  const [shown, setShown] = useState<readonly Appointment[]>([])
  useEffect(() => afterPaint(() => startTransition(() => setShown(requests))), [requests])
  if (shown === requests) return requests
  const known = new Set(shown.map(({ id }) => id))
  const visibleCount = Math.ceil((scrollY + innerHeight) / MIN_REQUEST_HEIGHT)
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
