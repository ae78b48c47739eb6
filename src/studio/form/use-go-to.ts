import { type Path, pathToString } from 'sanity'
import { useDocumentPane, usePaneRouter, useStructureTool } from 'sanity/structure'

/** Returns a function that shows and focuses a field of the open document. Panels beside the form stay open; one that covers it is closed. */
export function useGoTo(): (path: Path) => void {
  const { inspector, onPathOpen, onFocus } = useDocumentPane()
  const { params, setParams } = usePaneRouter()
  const { features } = useStructureTool()
  const isCovered = inspector !== null && !features.resizablePanes
  return path => {
    // In one step: each of two would write the address as it was before the other.
    if (isCovered) return setParams({ ...params, inspect: undefined, path: pathToString(path) })
    onPathOpen(path)
    onFocus(path)
  }
}
