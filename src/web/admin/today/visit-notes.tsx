import { jobOf } from '#src/booking/appointment/job.ts'
import { readerOf } from '#src/booking/appointment/field-readers.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { personName } from '../request/request-texts.ts'
import { LongText } from './long-text.tsx'

/** What to know at the door of a visit: the answers about its place, such as how to get in, and the visitor's message. */
export function VisitNotes({ request }: { request: Appointment }) {
  const content = useContent()
  const { message } = request
  const asked = message === '' ? [] : [{ name: 'message', label: readerOf('message', content).label, text: message }]
  const notes = [...jobOf(request, content).place, ...asked]
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
