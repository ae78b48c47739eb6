import { useQuery } from '@tanstack/react-query'
import { dialled } from '#src/contract/dialled.ts'
import type { Appointment, MailKind } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { mailPreviewQuery } from '../data/mails/mail-preview.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { personName } from '../request/request-texts.ts'
import { mailLink, textLink } from './message-links.ts'

interface Pressed {
  isTold: boolean
  /** Called when the link is pressed: whether the message was sent, only the phone knows. */
  onTell: () => void
}

interface HandLinkProps extends Pressed {
  by: 'text' | 'mail'
  href: string
  request: Pick<Appointment, 'name' | 'erased_at' | 'phone' | 'email'>
  /** Whether it is the one to press now. */
  isNext?: boolean
}

/** What the link to a message is called, and once it was pressed. */
const TITLES = { text: ['Text', 'Texted'], mail: ['Mail', 'Mailed'] } as const

/** Opens a message to a visitor in a program of the device; marked once it was pressed, and pressed again where it was not sent. */
function HandLink({ by, href, request, isTold, isNext = false, onTell }: HandLinkProps) {
  const { phone, email } = request
  const title = TITLES[by][isTold ? 1 : 0]
  return (
    <a
      className={isNext && !isTold ? 'main-button' : 'plain-button'}
      href={href}
      aria-label={`${title} ${personName(request)}: ${by === 'text' ? phone : email}`}
      data-told={isTold || undefined}
      onClick={onTell}
    >
      {isTold ? `✓ ${title}` : title}
    </a>
  )
}

interface ToldByHandProps extends Pressed {
  request: Appointment
  /** Which words; null: there are none. */
  kind: MailKind | null
  isNext?: boolean
}

/** Tells the visitor of a change by hand, with its words where content has some: by text message, or by the owner's own mail program where this site cannot mail. */
export function ToldByHand({ kind, ...props }: ToldByHandProps) {
  return kind === null ? <WordlessLink {...props} /> : <WordsLink kind={kind} {...props} />
}

function WordsLink({ request, kind, ...pressed }: ToldByHandProps & { kind: MailKind }) {
  const api = useApi()
  const { data: preview } = useQuery(mailPreviewQuery(api, request, { kind }))
  const { data: mails } = useQuery(mailStateQuery(api))
  const { phone, email } = request
  if (preview === undefined || mails === undefined) return null
  const { sms, mail } = preview
  if (phone !== '' && sms !== undefined) return <HandLink by="text" href={textLink(phone, sms)} request={request} {...pressed} />
  if (email !== '' && mail !== undefined && !mails.is_set_up) return <HandLink by="mail" href={mailLink(mail)} request={request} {...pressed} />
  return <WordlessLink request={request} {...pressed} />
}

/** Opens an empty text message to a visitor, or an empty mail where there is no number. */
export function WordlessLink(props: Pressed & Pick<HandLinkProps, 'request' | 'isNext'>) {
  const { phone, email } = props.request
  if (phone !== '') return <HandLink by="text" href={`sms:${dialled(phone)}`} {...props} />
  return email !== '' && <HandLink by="mail" href={`mailto:${email}`} {...props} />
}
