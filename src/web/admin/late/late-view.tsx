import type { ComponentType } from 'react'
import { useIsOnline } from '../hooks/use-online.ts'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { latePart, type LoadPart } from './late-part.ts'

/** A view in a file of its own: in its place it says that this is being loaded, or could not be. */
export function lateView<P extends object>(load: LoadPart<P>): ComponentType<P> {
  const usePart = latePart(load)
  return function LateView(props) {
    const { Part, hasFailed, retry } = usePart()
    const isOnline = useIsOnline()
    if (Part !== null) return <Part {...props} />
    // Without a connection it is loaded as soon as there is one.
    if (!hasFailed || !isOnline) return <Loading />
    return (
      <LoadFailed onRetry={retry}>
        <p role="alert">This could not be loaded.</p>
      </LoadFailed>
    )
  }
}
