import { FIELD } from '#src/booking/request/flat-fields.ts'
import { useForm } from '../renderer/fields/form-view.ts'
import { FieldLink } from './field-link.tsx'

/** Why the request cannot be sent: its time is taken; leads to the time. */
export function TakenTime() {
  const { messages } = useForm().revision.content
  return (
    <FieldLink field={FIELD.time} className="reason">
      {messages.slot.booked}
    </FieldLink>
  )
}
