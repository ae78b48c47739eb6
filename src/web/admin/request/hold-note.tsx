import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content.ts'

/** Until when a request holds its time unconfirmed, or that its time was released; nothing for all others. */
export function HoldNote({ request: { status, held_until, released_at } }: { request: Appointment }) {
  const { dates } = useContent()
  // Whoever changes the status decides about the time, too.
  if (status !== 'Pending') return null
  if (released_at !== undefined) return <span className="hold-note released">Time released: not confirmed by {dates.moment(released_at)}</span>
  if (held_until !== undefined) return <span className="hold-note">Time held until {dates.moment(held_until)}</span>
  return null
}
