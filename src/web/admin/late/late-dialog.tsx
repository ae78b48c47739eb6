import { type ComponentType, useId } from 'react'
import { Modal } from '../ui/modal.tsx'
import { latePart, type LoadPart } from './late-part.ts'

interface Closable {
  onClose: () => void
}

/** A dialog in a file of its own: opens once that is loaded, or says that it could not be. */
export function lateDialog<P extends Closable>(load: LoadPart<P>): ComponentType<P> {
  const usePart = latePart(load)
  return function LateDialog(props) {
    const { Part, hasFailed, retry } = usePart()
    if (Part !== null) return <Part {...props} />
    return hasFailed && <NotLoaded onRetry={retry} onClose={props.onClose} />
  }
}

function NotLoaded({ onRetry, onClose }: { onRetry: () => void } & Closable) {
  const id = useId()
  return (
    <Modal className="confirm-dialog" role="alertdialog" labelledBy={id} describedBy={`${id}-about`} onClose={onClose}>
      <h2 id={id}>This could not be loaded</h2>
      <p id={`${id}-about`}>The server cannot be reached, or has a newer version of this page: load it anew if trying again does not help.</p>
      <div className="choices">
        <button type="button" className="plain-button" onClick={onClose}>
          Close
        </button>
        <button type="button" className="main-button" onClick={onRetry}>
          Try again
        </button>
      </div>
    </Modal>
  )
}
