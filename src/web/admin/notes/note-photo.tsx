import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { photoQuery } from '../data/customers/customers.ts'
import { Modal } from '../ui/modal.tsx'

interface NotePhotoProps {
  id: string
  /** What it is called, such as "Photo 1 of the note: Gate". */
  title: string
}

/** A photo of a note, small; pressing it shows it large. */
export function NotePhoto({ id, title }: NotePhotoProps) {
  const titleId = useId()
  const { data, error } = useQuery(photoQuery(useApi(), id))
  const [isOpen, setIsOpen] = useState(false)
  const src = data === undefined ? undefined : `data:${data.type};base64,${data.base64}`
  return (
    <>
      <button
        type="button"
        className="note-photo"
        aria-label={title}
        aria-busy={data === undefined && error === null}
        onClick={() => setIsOpen(true)}
      >
        {src === undefined ? error !== null && 'Not loaded' : <img src={src} alt="" />}
      </button>
      {isOpen && (
        <Modal className="photo-dialog" labelledBy={titleId} onClose={() => setIsOpen(false)}>
          <h2 id={titleId} className="unseen">
            {title}
          </h2>
          {src !== undefined && <img src={src} alt="" />}
          <button type="button" className="plain-button" onClick={() => setIsOpen(false)}>
            Close
          </button>
        </Modal>
      )}
    </>
  )
}
