import { type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Note } from '#src/contract/generated/types.ts'
import { useCustomerChange } from '../customers/use-customer-change.ts'
import { useContent } from '../data/content/admin-content.ts'
import { deleteNote, writeNote } from '../data/customers/customers.ts'
import { withOpen } from '../dashboard/open-id.ts'
import { useDraft } from '../hooks/unsaved.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useLeaveWarning } from '../hooks/use-leave-warning.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { NotSaved } from '../ui/not-saved.tsx'
import { NewPhotos } from './new-photos.tsx'
import { titleOf } from './note-title.ts'
import { NotePhoto } from './note-photo.tsx'
import { Failure } from '../ui/failure.tsx'

/** Maximum length of a note, as the API takes it. */
const MAX_LENGTH = 5000

interface NotesProps {
  /** Newest first. */
  notes: readonly Note[]
  /** The request on which a new note is written. */
  writeOn: string
  isReadOnly?: boolean
}

/** What the owner wrote down about a request and its customer, newest first, and a field for more. */
export function Notes({ notes, writeOn, isReadOnly = false }: NotesProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText, wasKept] = useDraft(`note on ${writeOn}`)
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [question, setQuestion] = useState<Note | null>(null)
  const { make, isBusy, failure } = useCustomerChange()
  const isEmpty = text.trim() === '' && photos.length === 0
  useLeaveWarning(!isEmpty)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || isEmpty) return
    if (await make(api => writeNote(api, writeOn, { text, photos: [...photos] }))) {
      setText('')
      setPhotos([])
    }
    field.current?.focus()
  }
  const remove = async (note: Note) => {
    flushSync(() => setQuestion(null))
    // The note goes with its button.
    if (await make(api => deleteNote(api, note.id))) field.current?.focus()
  }
  return (
    <section aria-label="Notes" className="notes">
      <h3>Notes</h3>
      {!isReadOnly && (
        <form onSubmit={event => void save(event)}>
          <label htmlFor={id}>New note, only for you</label>
          <textarea ref={field} id={id} rows={1} maxLength={MAX_LENGTH} value={text} onChange={event => setText(event.currentTarget.value)} />
          <button type="submit" className="plain-button" aria-disabled={isBusy || isEmpty}>
            Save note
          </button>
          {wasKept && (
            <NotSaved
              onDiscard={() => {
                setText('')
                field.current?.focus()
              }}
            />
          )}
          <NewPhotos photos={photos} onChange={setPhotos} />
        </form>
      )}
      <Failure text={failure} />
      <ul>
        {notes.map(note => (
          <li key={note.id}>
            {note.text !== '' && <p>{note.text}</p>}
            {note.photos.length > 0 && (
              <div className="note-photos">
                {note.photos.map((id, index) => (
                  <NotePhoto key={id} id={id} title={`Photo ${index + 1} of the note: ${titleOf(note)}`} />
                ))}
              </div>
            )}
            <NoteSource note={note} isOfAnother={note.appointment_id !== writeOn} />
            {!isReadOnly && (
              <button
                type="button"
                className="quiet-button danger"
                aria-label={`Delete the note: ${titleOf(note)}`}
                onClick={() => setQuestion(note)}
              >
                Delete
              </button>
            )}
          </li>
        ))}
      </ul>
      {question !== null && (
        <ConfirmDialog text="Delete this note?" confirm="Delete" onConfirm={() => void remove(question)} onCancel={() => setQuestion(null)}>
          {titleOf(question)}
        </ConfirmDialog>
      )}
    </section>
  )
}

/** When a note was written, by whom, and on which request. */
function NoteSource({ note: { at, by, appointment_id }, isOfAnother }: { note: Note; isOfAnother: boolean }) {
  const { dates } = useContent()
  const hash = useHash()
  return (
    <small>
      {dates.moment(at)}, {by}
      {isOfAnother && (
        <>
          {', '}
          <a href={withOpen(hash, appointment_id)}>on another request</a>
        </>
      )}
    </small>
  )
}
