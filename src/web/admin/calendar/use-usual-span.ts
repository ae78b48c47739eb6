import { useMedia } from '../hooks/use-media.ts'
import type { Span } from './span.ts'

/** Minimum width at which seven days fit side by side. */
const WIDE = '(min-width: 56rem)'

/** Returns what the calendar shows where the address asks for no span. */
export function useUsualSpan(): Span {
  return useMedia(WIDE) ? 'week' : 'day'
}
