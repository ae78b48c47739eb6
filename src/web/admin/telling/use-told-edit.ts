import { useQuery } from '@tanstack/react-query'
import type { Appointment, AppointmentChange, MailPreviewRequest } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useToday } from '../hooks/use-clock.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { canMail, mailOfChange } from './telling.ts'

/** An edit of which there is something to tell, and somebody who can be told by mail. */
export interface ToldEdit {
  email: string
  of: MailPreviewRequest
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** Whether the visitor is told of an edit, which is ticked at first; null while there is nothing to tell. `fields` is null while the edit cannot be saved. */
export function useToldEdit(request: Appointment, fields: AppointmentChange | null): ToldEdit | null {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  const [isTicked, onTick] = useUnsaved(`tell of the edit of ${request.id}`, true)
  // The words are asked for when the typing rests.
  const settled = useSettled(JSON.stringify(fields))
  if (fields === null || state === undefined) return null
  const email = fields.email ?? request.email
  const tellsOf = (fields: AppointmentChange) => mailOfChange({ kind: 'edit', of: request, fields }, state, today) !== null
  if (!canMail({ email }, state) || !tellsOf(fields)) return null
  // What rested before may be no change at all, of which there are no words.
  const rested = JSON.parse(settled) as AppointmentChange | null
  return { email, of: rested !== null && tellsOf(rested) ? rested : fields, isTicked, onTick }
}
