import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import { atAgreedPrice, isAgreed } from '#src/booking/appointment/agreed-price.ts'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment, EstimateLine, PaperWording } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { isOfEarlierService, valueText } from '../request/price-texts.ts'
import { totalText } from './total-text.ts'

/** Where content has no words of its own. */
const ENGLISH: PaperWording = {
  estimate: 'Estimate',
  agreed: 'Agreed price',
  receipt: 'Receipt',
  date: 'Date',
  visit: 'Visit',
  adjustment: 'Adjustment',
  total: 'Total',
  paid: 'Total paid',
}

/** What a request costs, or has cost, as its customer reads it. */
export interface CustomerCopy {
  title: string
  wording: PaperWording
  rows: { title: string; text: string }[]
  total: { title: string; text: string }
  /** What an estimate says beside its price. */
  remarks: Pick<Appointment['estimate'], 'reasons' | 'notes'>
}

/** Whether a request is completed and what it has brought is known: anything else has an estimate. */
export function isReceipt({ status, actual_value }: Appointment): boolean {
  return status === 'Completed' && actual_value !== null
}

/** The rows of an estimate are those that were promised, none where the owner entered another price; those of a receipt come to the actual value. */
export function copyOf(request: Appointment, content: AdminContent): CustomerCopy {
  const { actual_value: value } = request
  const { money, messages } = content
  const wording = messages.paper ?? ENGLISH
  if (value === null || !isReceipt(request)) {
    const told = atAgreedPrice(request, money)
    const rows = linesOf(told, content).map(line => ({ title: lineTitle(line, messages.price), text: lineText(line, money, messages.price) }))
    const title = (isAgreed(request) ? wording.agreed : undefined) ?? wording.estimate
    return { title, wording, rows, total: { title: wording.total, text: totalText(told, content) }, remarks: told.estimate }
  }
  const lines = linesOf(request, content)
  const rest = money.amount(value) - lines.reduce((sum, { low }) => sum + (low ?? 0), 0)
  // What had no price until the visit has cost the rest, where it is one thing.
  const asked = rest >= 0 && lines.filter(({ low }) => low === null).length === 1
  const adjustment = asked ? 0 : rest
  const rows = lines.map(line => ({
    title: lineTitle(line, messages.price),
    text: asked && line.low === null ? money.exact(rest) : amountText(line, content),
  }))
  return {
    title: wording.receipt,
    wording,
    rows: adjustment === 0 || rows.length === 0 ? rows : [...rows, { title: wording.adjustment, text: money.exact(adjustment) }],
    total: { title: wording.paid ?? wording.total, text: valueText(value, content) },
    remarks: { reasons: [], notes: [] },
  }
}

/** The lines of the price; a price that was promised for an earlier service is one line of the service of today. */
function linesOf(request: Appointment, content: AdminContent): readonly EstimateLine[] {
  const { lines, low, high } = request.estimate
  return isOfEarlierService(request) ? [{ id: request.service_type, kind: 'package', title: serviceTitle(request, content), low, high }] : lines
}

/** What a line has cost: nothing is open any more. */
function amountText({ low, high }: EstimateLine, { money, messages }: AdminContent): string {
  if (low === null) return ''
  return low === 0 && high === 0 ? messages.price.included : money.exact(low)
}
