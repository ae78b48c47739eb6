import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { localTime } from '../schedule/business-time.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { Mail } from './mail.ts'
import { priceText } from '../request/estimate-snapshot.ts'
import { categoryTitle } from './service-texts.ts'
import { formFields, serviceFields, type StoredField } from './stored-fields.ts'

/** Tells the owner of a new request: the sender, the time, what for at which price, all that was filled in, and where to answer. */
export function ownerMail(
  appointment: Appointment,
  { content, money }: FormRevision,
  { to, adminAddress }: { to: string; adminAddress: string },
): Mail {
  const { business, messages } = content
  const { name, phone, email, message, request_type, appointment_date: date, appointment_time: time, estimate } = appointment
  const held = appointment.held_until === undefined ? null : localTime(new Date(appointment.held_until), business.timeZone)
  const when = date === null || time === null ? null : `${date} ${time}`
  const lines = estimate.lines.map(line => `  ${lineTitle(line, messages.price)}: ${lineText(line, money, messages.price)}`)
  const paragraphs = [
    [`${request_type === 'quote' ? 'Quote' : 'Appointment'}: ${categoryTitle(appointment, content)}`, when].filter(part => part !== null).join(', '),
    held === null ? '' : `The time is held until ${held.date} ${held.time}; confirm it before.`,
    [name, phone, email].filter(Boolean).join('\n'),
    [`Price: ${priceText(appointment.calculated_price, money)}`, ...lines, ...estimate.reasons.map(reason => `  ${reason}`)].join('\n'),
    [...serviceFields(appointment, content), ...formFields(appointment, content)].map(labelled).join('\n'),
    quoted(message),
    adminAddress,
  ]
  return {
    to,
    subject: oneLine([request_type === 'quote' ? 'New quote request' : 'New appointment', name, when].filter(part => part !== null).join(', ')),
    text: paragraphs.filter(Boolean).join('\n\n'),
    digest: { link: adminAddress },
  }
}

/** Quotes what the visitor wrote, so that it cannot pass for this program's own words. */
function quoted(message: string): string {
  return message === '' ? '' : message.replace(/^/gm, '> ')
}

/** A field after its label; one of several lines is quoted. */
function labelled({ label, text }: StoredField): string {
  return /[\n\r\u2028\u2029]/.test(text) ? `${label}:\n${quoted(text)}` : `${label}: ${text}`
}

/** A subject is a header: line breaks would end it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
