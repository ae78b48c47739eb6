import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment, MailKind, VisitBlock } from '#src/contract/generated/types.ts'
import { isEmpty } from '../request/flat-selection.ts'
import { addressOf } from './address.ts'
import type { MailRow } from './mail.ts'
import type { MailValues } from './mail-values.ts'
import { categoryTitle } from './service-texts.ts'
import { serviceFields } from './stored-fields.ts'

/** The mails that go out unread, to an address that a stranger may have typed: nothing that was written freely stands in them. */
const UNREAD: ReadonlySet<MailKind> = new Set(['appointment', 'quote'])

/** What was asked for, each part after its label; a part without a label, or that the request does not have, is left out. */
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

/** The answers, the add-ons and further items; where no add-on was chosen, nothing is said of them. */
function answerRows(request: Appointment, content: FormContent, addonsLabel: string): MailRow[] {
  return serviceFields(request, content, addonsLabel).flatMap(({ name, label, text }) =>
    Array.isArray(request[name]) && isEmpty(request[name]) ? [] : [{ label, text }],
  )
}

function row(label: string | undefined, text: string | null | undefined): MailRow[] {
  return label && text ? [{ label, text }] : []
}
