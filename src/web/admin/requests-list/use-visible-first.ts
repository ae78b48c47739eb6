import { startTransition, useEffect, useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { afterPaint } from '../hooks/after-paint.ts'

/** At least how far a list begins below the top of the page, and at least how high each request of it is, in pixels. */
export interface ListPlace {
  top: number
  height: number
}

/** How far down the page the viewport reaches, in pixels; null while nobody watches it. */
let bottom: number | null = null

/** Keeps in mind where the viewport ends: to ask for it while rows are rendered would lay out the page once more. */
export function watchViewport(): void {
  noteBottom()
  addEventListener('scroll', noteBottom, { passive: true })
  addEventListener('resize', noteBottom)
}

function noteBottom(): void {
  bottom = scrollY + innerHeight
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
  const visibleCount = Math.ceil(((bottom ?? scrollY + innerHeight) - top) / height)
  return requests.filter(({ id }, index) => index < visibleCount || known.has(id))
}
