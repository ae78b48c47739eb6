import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'

/** Says until when a pending request holds its time, or that the time was released; nothing for other requests. */
export function HoldNote({ request: { status, held_until, released_at } }: { request: Appointment }) {
  const { dates } = useContent()
  // A hold ends with the pending status.
  if (status !== 'Pending') return null
  if (released_at !== undefined) return <span className="hold-note released">Time released: not confirmed by {dates.moment(released_at)}</span>
  if (held_until !== undefined) return <span className="hold-note">Time held until {dates.moment(held_until)}</span>
  return null
}
