import { useQuery } from '@tanstack/react-query'
import { keepsTime } from '#src/booking/appointment/status.ts'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { takenText } from '../calendar/taken-text.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { timeslotOfQuery } from '../data/free-times/free-times.ts'

/** Who has the time of a visit that does not keep it any more; nothing while it is free. */
export function TakenBy({ request }: { request: Appointment }) {
  const content = useContent()
  const isLost = isDeleted(request) || !keepsTime(request)
  const { data } = useQuery(timeslotOfQuery(useApi(), isLost ? request : null))
  return <div role="alert">{data?.available === false && <p className="move-warning">{takenText(data.held_by ?? [], undefined, content)}</p>}</div>
}
