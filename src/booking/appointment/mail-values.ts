import { memoize } from '#src/catalog/memoize.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { intervalText } from '#src/catalog/words/price-text.ts'
import type { Appointment, Business } from '#src/contract/generated/types.ts'
import { referenceOf } from './reference.ts'
import { categoryOf, serviceTitle } from './service-texts.ts'

/** When a visit is, or was. */
export type VisitTime = Pick<Appointment, 'appointment_date' | 'appointment_time'>

/** The values of a mail's placeholders; one that the request has nothing for is missing. */
export type MailValues = Readonly<Record<string, string>>

/** Up to four words of letters: no address of a page, no number to call, no text. */
const NAME = /^(?=.{1,40}$)[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,3}$/u

/** Built once: building a format costs more than all the rest of a mail. */
const formatsOf = memoize(({ locale, timeZone }: Business) => ({
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
}))

/** The values for a request, whose visit was at another time before it was moved. */
export function mailValues(stored: Appointment, old: VisitTime | null, { content, money }: Pick<FormRevision, 'content' | 'money'>): MailValues {
  const { business, messages } = content
  const { held_until: until, estimate, service_type } = stored
  const category = categoryOf(stored, content)
  const formats = formatsOf(business)
  return {
    name: business.name,
    phone: business.phone,
    email: business.email,
    service: service_type === '' && category !== undefined ? category.formTitle : serviceTitle(stored, content),
    reference: referenceOf(stored),
    price: estimate.low === null ? messages.estimate.consultation : intervalText({ low: estimate.low, high: estimate.high }, money, messages.price),
    ...(NAME.test(stored.name) && { visitor: stored.name }),
    ...visitValues({ day: 'day', time: 'time' }, stored, formats),
    ...(old !== null && visitValues({ day: 'oldDay', time: 'oldTime' }, old, formats)),
    ...(until !== undefined && { until: formats.moment.format(new Date(until)) }),
  }
}

/** The values of a visit's day and time under the names that are given; one that it has not is missing. */
export function visitValues(
  names: { day: string; time: string },
  { appointment_date: date, appointment_time: time }: VisitTime,
  formats: ReturnType<typeof formatsOf>,
): MailValues {
  return {
    ...(date !== null && { [names.day]: formats.day.format(new Date(`${date}T00:00Z`)) }),
    ...(time !== null && { [names.time]: formats.time.format(new Date(`1970-01-01T${time}Z`)) }),
  }
}

/** A text with its placeholders filled; none when one of them has no value. */
export function filled(text: string, values: MailValues): string[] {
  const names = [...text.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = '']) => name)
  return names.every(name => Object.hasOwn(values, name)) ? [fill(text, values)] : []
}

/** A text message of the sentences that a request has every value for; null when there is none. */
export function filledSms(sentences: readonly string[], values: MailValues): string | null {
  return sentences.flatMap(sentence => filled(sentence, values)).join(' ') || null
}
