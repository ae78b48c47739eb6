import { cancellationFee, freeNotice } from '#src/catalog/policies/cancellation-fee.ts'
import { type IsOpen, momentBefore, type VisitStart } from '#src/catalog/policies/within.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { intervalText } from '#src/catalog/words/price-text.ts'
import type { Appointment, Business, PolicyAmount, PolicyTerms } from '#src/contract/generated/types.ts'
import { type LocalTime, wallTime } from '../schedule/business-time.ts'
import { wallMinute } from '../schedule/clock-changes.ts'
import { hoursOn } from '../schedule/slots.ts'

type Words = Pick<FormRevision, 'content' | 'money'>

/** The promised policies as the visitor reads them: the stored sentences, then for this visit until when cancelling is free, or what it costs at `now`. */
export function policyTexts(terms: PolicyTerms, visit: LocalTime | null, now: LocalTime, revision: Words): string[] {
  return [...terms.said, ...(visit === null ? [] : ofThisVisit(terms, visit, now, revision))]
}

/** The same of a stored request, as of when it was made; none where nothing was promised. */
export function promisedTexts(
  stored: Pick<Appointment, 'estimate' | 'appointment_date' | 'appointment_time' | 'created_at'>,
  revision: Words,
): string[] {
  const { estimate, created_at: made } = stored
  if (estimate.policies === undefined) return []
  return policyTexts(estimate.policies, visitOf(stored), wallTime(new Date(made), revision.content.business.timeZone), revision)
}

/** When a stored request's visit begins; null for a quote. */
export function visitOf({
  appointment_date: date,
  appointment_time: time,
}: Pick<Appointment, 'appointment_date' | 'appointment_time'>): LocalTime | null {
  return date === null || time === null ? null : { date, time }
}

function ofThisVisit({ cancellations }: PolicyTerms, visit: LocalTime, now: LocalTime, revision: Words): string[] {
  const { business, policies } = revision.content
  if (policies === undefined) return []
  const { words } = policies
  const start = startOf(visit)
  const isForOthers = cancellations.some(({ customers }) => customers !== undefined)
  const said = (text: string) => (isForOthers ? fill(words.otherCustomers, { text }) : text)
  return cancellations.flatMap(({ customers, rows }) => {
    const free = customers === undefined && rows.length > 0 ? freeNotice(rows, start, isOpenIn(business)) : null
    if (free === null) return []
    const notice = noticeOf(visit, now)
    if (notice >= free) return [said(fill(words.freeUntil, { until: momentText(momentBefore(start, free), business) }))]
    const fee = feeAmount(cancellationFee(rows, notice, start, isOpenIn(business)), revision, words.atMost)
    return fee === null ? [] : [said(fill(words.costsNow, { fee }))]
  })
}

export function startOf({ date, time }: LocalTime): VisitStart {
  return { date, start: minutesOf(time) }
}

/** Minutes from a moment to a visit, by the clock on the wall. */
export function noticeOf(visit: LocalTime, now: LocalTime): number {
  return wallMinute(visit) - wallMinute(now)
}

export function isOpenIn(business: Business): IsOpen {
  return day => hoursOn(business, day) !== null
}

/** An amount of a policy in words, with the most that it can be by the template `atMost`; null while it is not known. */
export function feeAmount({ low, high, max }: PolicyAmount, { content, money }: Words, atMost: string): string | null {
  if (low === null) return null
  const text = intervalText({ low, high: max ? null : high }, money, content.messages.price)
  return max ? fill(atMost, { fee: text, amount: money.text(max) }) : text
}

/** A moment by the clock of the business, in words. */
export function momentText({ date, start }: VisitStart, { locale }: Pick<Business, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`${date}T${timeOf(start)}Z`))
}
