import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** Returns a function that shows and focuses a field of the open document. Panels beside the form stay open. */
export function useGoTo(): (path: Path) => void {
  const { onPathOpen, onFocus } = useDocumentPane()
  return path => {
    onPathOpen(path)
    onFocus(path)
  }
}
