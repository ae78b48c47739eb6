import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { DateTexts } from '../texts/date-texts.ts'

interface HoldNoteProps {
  request: Appointment
  /** Whether the day alone is told. */
  isShort?: boolean
}

/** Whether a hold note says anything of a request. A hold ends with the pending status. */
export function isOnHold({ status, held_until, released_at }: Appointment): boolean {
  return status === 'Pending' && (held_until ?? released_at) !== undefined
}

/** Until which day a pending request holds its time, or that it was released, in short; nothing of other requests. */
export function holdText(request: Appointment, dates: Pick<DateTexts, 'momentDay'>): string | null {
  if (!isOnHold(request)) return null
  const { held_until, released_at } = request
  return released_at !== undefined || held_until === undefined ? 'Time released' : `Hold ends ${dates.momentDay(held_until)}`
}

/** Says until when a pending request holds its time, or that the time was released; nothing for other requests. */
export function HoldNote({ request, isShort = false }: HoldNoteProps) {
  const { dates } = useContent()
  const { held_until, released_at } = request
  const short = holdText(request, dates)
  if (short === null) return null
  if (released_at !== undefined)
    return <span className="hold-note released">{isShort ? short : `Time released: not confirmed by ${dates.moment(released_at)}`}</span>
  return <span className="hold-note">{isShort || held_until === undefined ? short : `Time held until ${dates.moment(held_until)}`}</span>
}
