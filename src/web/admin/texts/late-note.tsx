import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { endsAfterClosing } from '#src/booking/schedule/closing.ts'
import { useContent } from '../data/content/admin-content.ts'

/** Says beside a start that its visit would end after closing; nothing where it would not, or while it is not known how long it takes. */
export function LateNote({ minutes, ...start }: LocalTime & { minutes: number | null }) {
  const { business } = useContent()
  return minutes !== null && endsAfterClosing(business, start, minutes) && <small className="late-note"> ends after closing</small>
}
