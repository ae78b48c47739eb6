import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'

interface HoldNoteProps {
  request: Appointment
  /** Whether the day alone is told. */
  isShort?: boolean
}

/** Whether a hold note says anything of a request. A hold ends with the pending status. */
export function isOnHold({ status, held_until, released_at }: Appointment): boolean {
  return status === 'Pending' && (held_until ?? released_at) !== undefined
}

/** Says until when a pending request holds its time, or that the time was released; nothing for other requests. */
export function HoldNote({ request, isShort = false }: HoldNoteProps) {
  const { dates } = useContent()
  const { held_until, released_at } = request
  if (!isOnHold(request)) return null
  if (released_at !== undefined)
    return <span className="hold-note released">{isShort ? 'Time released' : `Time released: not confirmed by ${dates.moment(released_at)}`}</span>
  if (held_until !== undefined)
    return <span className="hold-note">{isShort ? `Hold ends ${dates.momentDay(held_until)}` : `Time held until ${dates.moment(held_until)}`}</span>
  return null
}
