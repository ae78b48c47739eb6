import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment, MailKind, MailState } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailPreviewQuery } from '../data/mails/mail-preview.ts'
import { mailStateQuery } from '../data/site-state.ts'
import type { Change } from '../data/requests/change.ts'
import { useToday } from '../hooks/use-clock.ts'
import { personName } from '../request/request-texts.ts'
import { Toast } from '../ui/toast.tsx'
import { type HandMessage, hasTellLinks, TellLinks } from './tell-links.tsx'
import { canMail, type Entered, mailOfChange } from './telling.ts'

interface ToldNoticeProps {
  change: Change | Entered
}

/** After a change that was saved, or a request that was entered, the ways to tell its visitor by hand; nothing where there is nothing to tell, or no way. */
export function ToldNotice({ change }: ToldNoticeProps) {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  const kind = state === undefined ? null : mailOfChange(change, state, today)
  if (state === undefined || kind === null || !('of' in change)) return null
  const isTold = change.kind === 'edit' ? change.fields.tell : 'tell' in change && change.tell
  const { id, version } = change.of
  const made = change.kind === 'status' ? `${change.status}. ` : ''
  return <Links key={`${id} ${version}`} request={change.of} kind={kind} made={made} isTold={isTold === true} state={state} />
}

interface LinksProps {
  request: Appointment
  kind: MailKind
  /** The new status, which no other message says in sight; empty after another change. */
  made: string
  isTold: boolean
  state: MailState
}

function Links({ request, kind, made, isTold, state }: LinksProps) {
  const { data: preview } = useQuery(mailPreviewQuery(useApi(), request, { kind }))
  const [by, setBy] = useState<HandMessage | null>(null)
  const links = preview && { request, preview, isSetUp: state.is_set_up }
  if (links === undefined || !hasTellLinks(links)) return null
  return (
    <Toast text={by === null ? made + statusText(request, isTold, state) : `✓ ${WRITTEN[by]} ${personName(request)}`}>
      <TellLinks {...links} onTell={setBy} />
    </Toast>
  )
}

const WRITTEN = { text: 'Texted', mail: 'Mailed' } as const

function statusText(request: Appointment, isTold: boolean, state: MailState): string {
  const name = personName(request)
  if (isTold) return `The mail to ${name} is on its way`
  if (canMail(request, state)) return `${name} is not told`
  return `${name} is not told: ${request.email === '' ? 'no e-mail address' : 'no mail is set up'}`
}
