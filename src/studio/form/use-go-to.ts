import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** Leads to a place of the open document: its form shows it, and its field gets the focus. Panels beside the form stay open. */
export function useGoTo(): (path: Path) => void {
  const { onPathOpen, onFocus } = useDocumentPane()
  return path => {
    onPathOpen(path)
    onFocus(path)
  }
}
