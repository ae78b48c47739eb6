import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { memoize } from '#src/catalog/memoize.ts'
import type { Appointment, Business } from '#src/contract/generated/types.ts'
import type { Mail } from './mail.ts'
import { visitValues } from './mail-values.ts'
import { categoryTitle } from './service-texts.ts'
import { formFields, serviceFields, type StoredField } from './stored-fields.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'

/** How the admin writes days and times. */
const formatsOf = memoize(({ locale, timeZone }: Business) => ({
  day: new Intl.DateTimeFormat(locale, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
}))

interface OwnerMailTerms {
  to: string
  /** Of the admin, whose requests a digest leads to. */
  adminAddress: string
}

/** Tells the owner of a new request: the sender, the time, what for at which price, all that was filled in, and where to answer. */
export function ownerMail(appointment: Appointment, { content, money }: FormRevision, { to, adminAddress }: OwnerMailTerms): Mail {
  const { business, messages } = content
  const { name, phone, email, message, request_type, calculated_price: price, estimate } = appointment
  const formats = formatsOf(business)
  const held = appointment.held_until === undefined ? null : formats.moment.format(new Date(appointment.held_until))
  const { day, time } = visitValues({ day: 'day', time: 'time' }, appointment, formats)
  const when = day === undefined || time === undefined ? null : `${day}, ${time}`
  const lines = estimate.lines.map(line => `  ${lineTitle(line, messages.price)}: ${lineText(line, money, messages.price)}`)
  const paragraphs = [
    [`${request_type === 'quote' ? 'Quote' : 'Appointment'}: ${categoryTitle(appointment, content)}`, when].filter(part => part !== null).join(', '),
    held === null ? '' : `The time is held until ${held}; confirm it before.`,
    [name, phone, email].filter(Boolean).join('\n'),
    [
      `Price: ${typeof price === 'number' ? money.exact(money.amount(price)) : price}`,
      ...lines,
      ...estimate.reasons.map(reason => `  ${reason}`),
    ].join('\n'),
    [...serviceFields(appointment, content), ...formFields(appointment, content)].map(labelled).join('\n'),
    quoted(message),
    `${adminAddress}/requests?request=${encodeURIComponent(appointment.id)}`,
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
  return /[\n\r\u2028\u2029]/.test(text) ? `${label}:\n${quoted(text)}` : questionAnswer(label, text)
}

/** A subject is a header: line breaks would end it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
