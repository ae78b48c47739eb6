import type { Path } from 'sanity'
import { useDocumentPane, useStructureTool } from 'sanity/structure'

/** Returns a function that shows and focuses a field of the open document. Panels beside the form stay open; one that covers it is closed. */
export function useGoTo(): (path: Path) => void {
  const { onPathOpen, onFocus, closeInspector } = useDocumentPane()
  const { features } = useStructureTool()
  return path => {
    if (!features.resizablePanes) closeInspector()
    onPathOpen(path)
    onFocus(path)
  }
}
