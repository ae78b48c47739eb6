import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment, MailKind, VisitBlock } from '#src/contract/generated/types.ts'
import { isEmpty } from '../request/flat-selection.ts'
import { addressOf } from './address.ts'
import type { MailRow } from './mail.ts'
import type { MailValues } from './mail-values.ts'
import { categoryTitle } from './service-texts.ts'
import { serviceFields } from './stored-fields.ts'

/** The mails that go out before the owner has read them, to an address that a stranger may have typed: no free text of the request stands in them. */
const UNREAD: ReadonlySet<MailKind> = new Set(['appointment', 'quote'])

/** The rows of a mail that say what a request is for; a part whose block has no label, or that the request does not have, is left out. */
export function askedRows(block: VisitBlock, kind: MailKind, request: Appointment, content: FormContent, values: MailValues): MailRow[] {
  const isRead = !UNREAD.has(kind)
  return [
    ...row(block.serviceLabel, values['service']),
    ...row(block.categoryLabel, categoryTitle(request, content)),
    ...(isRead && block.addonsLabel !== undefined ? answerRows(request, content, block.addonsLabel) : []),
    ...row(block.dayLabel, values['day']),
    ...row(block.timeLabel, values['time']),
    ...(isRead ? row(block.addressLabel, addressOf(request, content)) : []),
    ...row(block.referenceLabel, values['reference']),
  ]
}

/** The rows of answers, add-ons and further items; a list without an entry has none. */
function answerRows(request: Appointment, content: FormContent, addonsLabel: string): MailRow[] {
  return serviceFields(request, content, addonsLabel).flatMap(({ name, label, text }) =>
    Array.isArray(request[name]) && isEmpty(request[name]) ? [] : [{ label, text }],
  )
}

function row(label: string | undefined, text: string | null | undefined): MailRow[] {
  return label && text ? [{ label, text }] : []
}
