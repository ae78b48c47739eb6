import { referenceOf } from '#src/booking/appointment/reference.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { copyOf } from './customer-copy.ts'
import { visitText } from './visit-text.ts'

/** What a request costs, or has cost, as a message to its customer: a subject, and lines as they stand on paper. */
export function copyText(request: Appointment, today: Day, content: AdminContent): { subject: string; text: string } {
  const { business, messages, dates } = content
  const { title, wording, rows, total, remarks } = copyOf(request, content)
  const visit = visitText(request, dates)
  const blocks = [
    [business.name, `${title}, ${dates.day(today)}`, fill(messages.success.reference, { reference: referenceOf(request) })],
    [`${serviceTitle(request, content)}, ${categoryTitle(request, content)}`, ...(visit === null ? [] : [`${wording.visit}: ${visit}`])],
    [...rows, total].map(({ title, text }) => (text === '' ? title : `${title}: ${text}`)),
    [...remarks.reasons, ...remarks.notes],
    [business.phone, business.email],
  ]
  return {
    subject: `${title}: ${serviceTitle(request, content)}, ${business.name}`,
    text: blocks
      .map(lines => lines.filter(Boolean).join('\n'))
      .filter(block => block !== '')
      .join('\n\n'),
  }
}
