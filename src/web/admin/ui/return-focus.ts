import { idAround, openerOf } from '../request/request-element.ts'

/**
 * Remembers what had the focus before a dialog opens. The returned function, called when the dialog has closed, gives the focus back where the browser
 * could not, since that element has been removed: to the same request where it stands now, else to the title of the view.
 */
export function rememberFocus(dialog: Element): () => void {
  const { activeElement: before } = document
  const id = idAround(before)
  return () => {
    const { activeElement: now, body } = document
    const isLost = before?.isConnected === false && (now === body || dialog.contains(now))
    if (isLost) ((id !== undefined && openerOf(id)) || document.getElementById('requests-title'))?.focus()
  }
}
