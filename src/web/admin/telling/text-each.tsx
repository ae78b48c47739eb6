import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailPreviewQuery } from '../data/mails/mail-preview.ts'
import { mailStateQuery } from '../data/site-state.ts'
import type { ManySaved } from '../data/requests/save-changes.ts'
import { useToday } from '../hooks/use-clock.ts'
import { personName } from '../request/request-texts.ts'
import { Toast } from '../ui/toast.tsx'
import { textLink } from './message-links.ts'
import { type Texted, textedOf } from './telling.ts'

/** Text messages that are offered at once; the rest are only counted. */
const OFFERED = 5

/** After changes of several requests that were saved, a text message with its words for each visitor who can only be texted. */
export function TextEach({ made }: Pick<ManySaved, 'made'>) {
  const { business } = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(business.timeZone)
  const texted = state === undefined ? [] : textedOf(made, state, today)
  if (texted.length === 0) return null
  const more = texted.length - OFFERED
  return (
    <Toast
      text={`${texted.length === 1 ? 'One is' : `${texted.length} are`} not told, and can be texted${more > 0 ? `: ${OFFERED} here, and ${more} more` : ''}`}
    >
      {texted.slice(0, OFFERED).map(each => (
        <TextOne key={each.of.id} {...each} />
      ))}
    </Toast>
  )
}

function TextOne({ of, kind }: Texted) {
  const { data: preview } = useQuery(mailPreviewQuery(useApi(), of, { kind }))
  if (preview?.sms === undefined) return null
  return (
    <a className="plain-button" dir="auto" href={textLink(of.phone, preview.sms)}>
      Text {nameOf(of)}
    </a>
  )
}

/** Who left out the name is called by the number. */
function nameOf(request: Appointment): string {
  return personName(request) || request.phone
}
