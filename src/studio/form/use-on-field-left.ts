import { useEffect, useEffectEvent } from 'react'
import { pathToString } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** Calls back whenever a field of the open document has lost the focus, and when its form is closed. */
export function useOnFieldLeft(callback: () => void): void {
  const focused = pathToString(useDocumentPane().focusPath)
  const tell = useEffectEvent(callback)
  useEffect(() => (focused === '' ? undefined : () => tell()), [focused])
}
