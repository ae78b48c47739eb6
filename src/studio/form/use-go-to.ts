import { type Path, pathToString } from 'sanity'
import { useRouter } from 'sanity/router'
import { useDocumentPane, usePaneRouter, useStructureTool } from 'sanity/structure'
import type { Elsewhere } from '../content/document-report.ts'

/**
 * Returns a function that shows and focuses a field of the open document, or opens another one at a field. Panels beside the form stay open; one that covers
 * it is closed.
 */
export function useGoTo(): (path: Path, elsewhere?: Elsewhere) => void {
  const { inspector, onPathOpen, onFocus } = useDocumentPane()
  const { params, setParams } = usePaneRouter()
  const { features } = useStructureTool()
  const { navigateIntent } = useRouter()
  const isCovered = inspector !== null && !features.resizablePanes
  return (path, elsewhere) => {
    if (elsewhere !== undefined) return navigateIntent('edit', { id: elsewhere.id, type: elsewhere.type, path: pathToString(elsewhere.path) })
    // In one step: each of two would write the address as it was before the other.
    if (isCovered) return setParams({ ...params, inspect: undefined, path: pathToString(path) })
    onPathOpen(path)
    onFocus(path)
  }
}
