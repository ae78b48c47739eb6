import { useIsOnline } from '../hooks/use-online.ts'
import { LoadFailed } from './loading.tsx'

/** Shown in place of what a screen could not load; not without a connection, of which the dashboard tells, and after which it comes by itself. */
export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    useIsOnline() && (
      <LoadFailed onRetry={onRetry}>
        <p>The {what} could not be loaded.</p>
      </LoadFailed>
    )
  )
}
