import { jobOf } from '#src/booking/appointment/job.ts'
import { readerOf } from '#src/booking/appointment/field-readers.ts'
import type { Appointment, Note } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { titleOf } from '../notes/note-title.ts'
import { personName } from '../request/request-texts.ts'
import { LongText } from './long-text.tsx'

interface VisitNotesProps {
  request: Appointment
  /** What the owner has written down about it and its customer, newest first. */
  own: readonly Note[]
}

/** What to know at the door of a visit: the answers about its place, such as how to get in, the visitor's message, and the owner's own notes. */
export function VisitNotes({ request, own }: VisitNotesProps) {
  const content = useContent()
  const { message } = request
  const asked = message === '' ? [] : [{ name: 'message', label: readerOf('message', content).label, text: message }]
  const written = own.length === 0 ? [] : [{ name: 'own', label: 'Your notes', text: own.map(titleOf).join('\n') }]
  const notes = [...jobOf(request, content).place, ...asked, ...written]
  if (notes.length === 0) return null
  return (
    <dl className="visit-notes">
      {notes.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <LongText text={text} of={`${label} of ${personName(request)}`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
