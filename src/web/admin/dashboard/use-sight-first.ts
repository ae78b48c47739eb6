import { startTransition, useEffect, useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'

/** No request takes less room than this, be it a row or a card among others, in pixels from the top of the page. */
const SHORTEST = 90

/**
 * The requests to be shown now: at first those that may be in sight, wherever the page is scrolled to, and those that have been shown before; all of
 * them as soon as these are painted. Nobody waits for rows that nobody sees.
 */
export function useSightFirst(requests: readonly Appointment[]): readonly Appointment[] {
  const [shown, setShown] = useState<readonly Appointment[]>([])
  useEffect(() => afterPaint(() => startTransition(() => setShown(requests))), [requests])
  if (shown === requests) return requests
  const known = new Set(shown.map(({ id }) => id))
  const inSight = Math.ceil((scrollY + innerHeight) / SHORTEST)
  return requests.filter(({ id }, index) => index < inSight || known.has(id))
}

/** Runs a task when the next frame has been painted, unless it is called off by then. */
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
