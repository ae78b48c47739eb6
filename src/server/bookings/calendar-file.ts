import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library'
import { addressOf } from '#src/booking/appointment/address.ts'
import { referenceOf } from '#src/booking/appointment/reference.ts'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { memoize } from '#src/catalog/memoize.ts'
import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, Business, Status } from '#src/contract/generated/types.ts'

/** What an entry says of its visit. */
interface Entry {
  summary: string
  description: string
  /** Null where it is not known or not to be told. */
  location: string | null
}

/** Where the files come from. */
interface Origin {
  /** Scheme and host of the site; its host makes the entries' ids unique. */
  publicOrigin: string
  now: Date
}

const STATUSES: Readonly<Record<Status, ICalEventStatus>> = {
  Pending: ICalEventStatus.TENTATIVE,
  Confirmed: ICalEventStatus.CONFIRMED,
  Completed: ICalEventStatus.CONFIRMED,
  Cancelled: ICalEventStatus.CANCELLED,
}

/** The name of a calendar file, and its media type, which repeats its method (RFC 5545, 3.1 and 8.1). */
export const CALENDAR_NAME = 'appointment.ics'
export function calendarType(file: string): string {
  return `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)\r?$/m.exec(file)?.[1] ?? ICalCalendarMethod.PUBLISH}`
}

/**
 * The visit as its visitor puts it into a calendar; null for a request without a time. Without `withAddress` it holds nothing that the visitor wrote, for
 * a mail to an address that somebody else may have typed.
 */
export function visitorCalendarFile(stored: Appointment, revision: FormRevision, origin: Origin, withAddress: boolean): string | null {
  const { business, messages } = revision.content
  const description = [
    ...priceLines(stored, revision),
    fill(messages.success.reference, { reference: referenceOf(stored) }),
    business.phone,
    business.email,
  ]
  const summary = `${serviceTitle(stored, revision.content)}, ${business.name}`
  const location = withAddress ? addressOf(stored, revision.content) : null
  return calendarFile(stored, { summary, description: description.join('\n'), location }, business, origin)
}

/** The visit as the owner puts it into a calendar; null for a request without a time. */
export function ownerCalendarFile(stored: Appointment, revision: FormRevision, origin: Origin): string | null {
  const { name, phone, email } = stored
  const description = [phone, email, ...priceLines(stored, revision), stored.id].filter(line => line !== '')
  const summary = `${name}, ${serviceTitle(stored, revision.content)}`
  return calendarFile(
    stored,
    { summary, description: description.join('\n'), location: addressOf(stored, revision.content) },
    revision.content.business,
    origin,
  )
}

/**
 * A visit as an iCalendar file (RFC 5545). Its UID is the appointment's id at the site's host and its SEQUENCE follows the appointment's version, so
 * that a later file of the same visit replaces the entry, and that of a cancelled one takes it away (RFC 5546, 3.2.5). Times are those of the
 * business's clock with its VTIMEZONE: the visit moves with the law, should that change the clock.
 */
function calendarFile(stored: Appointment, entry: Entry, business: Business, { publicOrigin, now }: Origin): string | null {
  const { id, version, status, appointment_date: date, appointment_time: time, duration } = stored
  if (date === null || time === null) return null
  // As visits are counted: a time that occurs twice is its first, a skipped one is put forward.
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(business.timeZone)
  const calendar = new ICalCalendar({
    prodId: { company: printable(business.name), product: 'Site' },
    method: status === 'Cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => zoneBlock(business) },
  })
  calendar.createEvent({
    id: `${id}@${new URL(publicOrigin).hostname}`,
    sequence: version - 1,
    status: STATUSES[status],
    stamp: now,
    start,
    end: start.add({ minutes: duration ?? 0 }),
    timezone: business.timeZone,
    summary: printable(entry.summary),
    description: printable(entry.description),
    ...(entry.location !== null && { location: printable(entry.location) }),
    organizer: { name: printable(business.name), email: business.email },
  })
  return calendar.toString()
}

/** The VTIMEZONE of a business's clock; finding it takes longer than writing a file. */
const zoneBlock = memoize(({ timeZone }: Business) => timeZoneBlock(timeZone)[0] ?? null)

function priceLines({ estimate }: Appointment, { content: { messages }, money }: FormRevision): string[] {
  return estimate.lines.map(line => `${lineTitle(line, messages.price)}: ${lineText(line, money, messages.price)}`)
}

/** A text without the control characters that no line may hold (RFC 5545, 3.1); line breaks stay, and are escaped. */
function printable(text: string): string {
  return text.replace(/[\u2028\u2029]/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
}
