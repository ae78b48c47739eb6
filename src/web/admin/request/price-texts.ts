import { isOpen, isOpenQuote } from '#src/booking/appointment/status.ts'
import { calculatedPrice, CONSULTATION_REQUIRED } from '#src/booking/request/estimate-snapshot.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'

/** Formats an amount in the currency's main unit, such as 450.5. */
export function valueText(value: number, { money }: Pick<AdminContent, 'money'>): string {
  return money.exact(money.amount(value))
}

/** Returns the server's price of a request: an amount, or its text for a consultation. */
export function estimateText({ calculated_price, estimated_value }: Appointment, content: Pick<AdminContent, 'money'>): string {
  return estimated_value === null ? String(calculated_price) : valueText(estimated_value, content)
}

/** Returns what is to be collected for a visit: what it has really brought, else the server's price. Every place that tells one amount says this. */
export function amountText(request: Appointment, content: Pick<AdminContent, 'money'>): string {
  return request.actual_value === null ? estimateText(request, content) : valueText(request.actual_value, content)
}

/** What a price is called that the owner and the customer have settled on. */
export const AGREED_PRICE = 'Agreed price'

/** What an entered value is called: before the work it is what was agreed on, then what was really charged. */
export function valueTitle(request: Pick<Appointment, 'status' | 'actual_value'>): string {
  return isOpen(request) && request.actual_value !== null ? AGREED_PRICE : 'Actual value'
}

/** When the customer of an open quote was told its price, such as "price sent Fri, May 1"; null before, and of all others. */
export function priceSentText(request: Appointment, { dates }: Pick<AdminContent, 'dates'>): string | null {
  return isOpenQuote(request) && request.price_told_at !== undefined ? `price sent ${dates.momentDay(request.price_told_at)}` : null
}

/** Returns the price that a request would get, in the words of those that have one. */
export function newPriceText(estimate: Estimate | null, revision: FormRevision): string {
  const price = (estimate && calculatedPrice(estimate, revision)) ?? CONSULTATION_REQUIRED
  return price === CONSULTATION_REQUIRED ? price : valueText(Number(price), revision)
}

/** Whether the price is that of another package than the request has now, for itself or for a further item. */
export function isOfEarlierService({ service_type, further_items = [], estimate }: Appointment): boolean {
  const now = new Set([service_type, ...further_items.map(item => item.package)])
  return estimate.lines.some(({ kind, id }) => kind === 'package' && !now.has(id))
}

/** Returns the price that the visitor's form showed if it differs from the server's; else null. */
export function otherShownPrice({ calculated_price, shown_price }: Appointment, content: Pick<AdminContent, 'money'>): string | null {
  if (shown_price === null || shown_price === calculated_price) return null
  const [shown, calculated] = [Number(shown_price), Number(calculated_price)]
  if (shown === calculated) return null
  return Number.isFinite(shown) ? valueText(shown, content) : shown_price
}
