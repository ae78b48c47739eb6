import { useIsOnline } from '../hooks/use-online.ts'
import { LoadFailed } from './loading.tsx'

/** Shown in place of what a screen could not load. Without a connection, of which the dashboard tells, it comes by itself. */
export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  if (!useIsOnline()) return <p className="soft">Not on this device yet: the {what}.</p>
  return (
    <LoadFailed onRetry={onRetry}>
      <p>The {what} could not be loaded.</p>
    </LoadFailed>
  )
}
