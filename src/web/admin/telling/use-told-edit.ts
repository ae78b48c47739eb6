import { useQuery } from '@tanstack/react-query'
import type { Appointment, AppointmentChange, MailPreviewRequest } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useToday } from '../hooks/use-clock.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { canMail, mailOfChange } from './telling.ts'
import { saidIn, type Tell } from './use-tell.ts'

/** An edit of which there is something to tell, and somebody who can be told by mail. */
export interface ToldEdit extends Tell {
  email: string
  of: MailPreviewRequest
}

/** Whether the visitor is told of an edit, which is ticked at first, and what the owner says in that; null while there is nothing to tell. `fields` is null while the edit cannot be saved. */
export function useToldEdit(request: Appointment, fields: AppointmentChange | null): ToldEdit | null {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  const [isTicked, onTick] = useUnsaved(`tell of the edit of ${request.id}`, true)
  const [word, onWord] = useUnsaved(`word of the edit of ${request.id}`, '')
  const said = fields && { ...fields, ...saidIn(word) }
  // The words are asked for when the typing rests.
  const settled = useSettled(JSON.stringify(said))
  if (said === null || state === undefined) return null
  const email = said.email ?? request.email
  const tellsOf = (fields: AppointmentChange) => mailOfChange({ kind: 'edit', of: request, fields }, state, today) !== null
  if (!canMail({ email }, state) || !tellsOf(said)) return null
  // What rested before may be no change at all, of which there are no words.
  const rested = JSON.parse(settled) as AppointmentChange | null
  return { email, of: rested !== null && tellsOf(rested) ? rested : said, isTicked, onTick, word, onWord }
}
