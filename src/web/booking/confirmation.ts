import { promisedTexts } from '#src/booking/policies/policy-texts.ts'
import { referenceOf } from '#src/booking/appointment/reference.ts'
import { categoryTitle, serviceTitles } from '#src/booking/appointment/service-texts.ts'
import { serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { fieldsOf, namedFields } from '#src/booking/form/form-values.ts'
import { namedKindOf } from '#src/booking/form/kinds/registry.ts'
import { priceText } from '#src/booking/request/estimate-snapshot.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Appointment, Business, Layout } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { dayText } from '../form/day-text.ts'
import { timeText } from '../renderer/opening-times.ts'
import { withoutUnknownCodes } from './unknown-codes.ts'

/** A label and its text. */
export interface Row {
  label: string
  text: string
}

/** What a visitor reads of a request that was sent. */
export interface Confirmation {
  message: string
  /** Until when the time is held, and the server's price if it differs from the one that was shown. */
  notes: string[]
  /** Null for a quote. */
  when: { day: string; time: string } | null
  reference: string | null
  /** The service, and the contact data and address. */
  rows: Row[]
  total: string
  /** Whether the final price may be higher. */
  rises: boolean
  lines: Row[]
  /** Why there is no price. */
  reasons: readonly string[]
  /** Deposit and cancelling, as they were promised. */
  policies: readonly string[]
  /** What happens next. */
  next: readonly string[]
}

/** Words a stored request for its visitor; the specification's success alerts (section 8) hold to the letter. */
export function confirmationOf(stored: Appointment, revision: FormRevision, layout: Layout): Confirmation {
  const { content, money } = revision
  const { business, messages } = content
  const { success, estimate: words, price: wording } = messages
  const { id, appointment_date: date, appointment_time: time, calculated_price: price, estimate, held_until: held, shown_price: shown } = stored
  const isQuote = stored.request_type === 'quote'
  const now = priceText(price, money)
  return {
    message: isQuote ? (layout === 'mobile' ? success.mobileQuote : success.quote) : success.appointment,
    notes: [
      ...(held === undefined || success.held === undefined ? [] : [fill(success.held, { until: momentText(held, business) })]),
      ...(shown === null || shown === now ? [] : [fill(success.priceChanged, { price: totalText(stored, revision) })]),
    ],
    when: date && time ? { day: dayText(date, business.locale), time: timeText(time, time, business.locale) } : null,
    reference: id === '' ? null : fill(success.reference, { reference: referenceOf(stored) }),
    rows: [...serviceRows(stored, revision), ...personRows(stored, revision)].filter(({ text }) => text !== ''),
    total: totalText(stored, revision),
    rises: estimate.low !== null && (estimate.high === null || estimate.high > estimate.low),
    lines: estimate.lines.map(line => ({ label: lineTitle(line, wording), text: lineText(line, money, wording) })),
    reasons: typeof price === 'number' ? [] : estimate.reasons.length > 0 ? estimate.reasons : [words.incomplete],
    policies: promisedTexts(stored, revision),
    next: success.next?.[stored.request_type] ?? [],
  }
}

function totalText({ calculated_price: price }: Appointment, { content, money }: FormRevision): string {
  return typeof price === 'number' ? money.exact(money.amount(price)) : content.messages.estimate.consultation
}

/** Category, package and the answers that its price depends on, then the further items of the visit. */
function serviceRows(stored: Appointment, { content, catalog }: FormRevision): Row[] {
  const category = catalog.categoryById.get(stored.vehicle_category)?.category
  const question = fieldsOf(content.bookingForm).find(field => field.kind === 'category')
  // Add-ons are among the price's lines.
  const told = new Set(category === undefined ? [] : [fieldName(category, 'addons'), fieldName(category, 'package')])
  return [
    { label: question?.label ?? '', text: categoryTitle(stored, content) },
    { label: category?.packageLabel ?? '', text: serviceTitles(stored, content)[0] ?? '' },
    ...serviceFields(withoutUnknownCodes(stored, catalog), content).filter(({ name }) => !told.has(name)),
  ]
}

function personRows(stored: Appointment, { content }: FormRevision): Row[] {
  return namedFields(content.bookingForm).flatMap(field => {
    const { isRepeated, toWords } = namedKindOf(field)
    const value = ownValue(stored, field.name)
    return isRepeated && (typeof value === 'string' || typeof value === 'number') ? [{ label: field.label, text: toWords(value, field) }] : []
  })
}

/** Formats a moment in the business's locale and time zone. */
function momentText(moment: string, { locale, timeZone }: Business): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment))
}
