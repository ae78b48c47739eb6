import { localTime } from '#src/booking/schedule/business-time.ts'
import { checkForm } from '#src/booking/form/check-form.ts'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { priceForm } from '#src/booking/form/form-context.ts'
import type { FormState } from '#src/booking/form/form-state.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { HONEYPOT_FIELD } from '#src/booking/request/flat-fields.ts'
import { toPayload } from '#src/booking/request/payload.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { hasShape } from '#src/contract/answer-shape.ts'
import { failure as refusal } from '#src/contract/generated/site-answers.ts'
import type { AppointmentRequest, Business, Layout, ServiceType } from '#src/contract/generated/types.ts'
import { ApiError } from '../api/answer.ts'
import type { FormClient } from './late-client.ts'
import { basisText } from '../form/basis-text.ts'
import { failureTitle } from './failure-title.ts'
import { forgetRequestKey, requestKey } from './request-key.ts'
import { type Basis, summaryOf, type SummaryRow, totalText } from './sent-summary.ts'

/** Data of a stored request. */
export interface Sent {
  kind: 'sent'
  title: string
  message: string
  reference: string | null
  /** Further notes: until when the time is held, and the server's price if it differs from the shown one. */
  notes: string[]
  summary: SummaryRow[]
}

/** A request that was not sent, or not stored. */
export interface Refused {
  kind: 'refused'
  title: string
  problems: readonly FieldProblem[]
  /** The chosen time is already held. */
  isTaken: boolean
  /** The server refused what this page accepts: its content may be newer. */
  isOutdated?: boolean
}

/** What is sent, and by whom. */
export interface Submission {
  api: FormClient
  revision: FormRevision
  layout: Layout
  state: FormState
  serviceTypes: readonly ServiceType[]
  /** The honeypot field; its value is sent once. */
  honeypot: HTMLInputElement | null | undefined
  /** Called with a text about slow progress. */
  say: (progress: string) => void
}

/** Checks the form and sends the request; a failure never loses input. */
export async function submitRequest({ api, revision, layout, state, serviceTypes, honeypot, say }: Submission): Promise<Sent | Refused> {
  const { business, messages } = revision.content
  const { values, slot } = state
  const now = localTime(new Date(), business.timeZone)
  const problems = checkForm(values, { revision, layout, now, isTaken: slot === 'booked' })
  if (problems.length > 0) {
    const isIncomplete = layout === 'mobile' && problems.some(({ isMissing }) => isMissing)
    return { kind: 'refused', title: isIncomplete ? messages.form.requiredFields : messages.form.summary, problems, isTaken: false }
  }
  try {
    await api.loadCsrfToken()
  } catch {
    return { kind: 'refused', title: messages.form.noToken, problems: [], isTaken: false }
  }
  const payload = toPayload(values, revision, layout, serviceTypes)
  if (honeypot?.value) {
    payload[HONEYPOT_FIELD] = honeypot.value
    honeypot.value = ''
  }
  try {
    const stored = await sendProved(api, payload, () => say(messages.form.proving ?? ''))
    forgetRequestKey()
    return sent(payload, stored, basisOf(values, revision), revision, layout)
  } catch (failure) {
    const title = failureTitle(failure, values.mode, layout, messages)
    const fields = failure instanceof ApiError ? Object.entries(failure.fields).map(([field, message]) => ({ field, message })) : []
    const status = failure instanceof ApiError ? failure.status : null
    return { kind: 'refused', title, problems: fields, isTaken: status === 409, isOutdated: status === 400 }
  }
}

/** Challenges per request before giving up: while one is solved, others may take more holds, and the next one is harder. */
const MAX_CHALLENGES = 4

/** Sends a request; when the server demands proof of work, solves the challenge and sends again. */
async function sendProved(api: FormClient, payload: AppointmentRequest, onWork: () => void): Promise<unknown> {
  const key = requestKey(JSON.stringify(payload))
  const headers: Record<string, string> = { 'idempotency-key': key }
  for (let challenges = 1; ; challenges++) {
    try {
      return await api.send('POST', '/api/v1/appointments/', payload, headers)
    } catch (failure) {
      const challenge = failure instanceof ApiError && hasShape(refusal, failure.answer) ? failure.answer.challenge : undefined
      if (challenge === undefined || challenges > MAX_CHALLENGES) throw failure
      onWork()
      const { proveWork } = await import('./prove-work.ts')
      headers['x-proof-of-work'] = await proveWork(challenge, key)
    }
  }
}

function basisOf(values: FormValues, revision: FormRevision): Basis {
  const plan = revision.catalog.categoryById.get(values.category)
  const { estimate } = priceForm(revision, values)
  return { text: plan === undefined ? '' : basisText(plan, values, estimate?.used ?? []), estimate }
}

function sent(payload: AppointmentRequest, stored: unknown, basis: Basis, revision: FormRevision, layout: Layout): Sent {
  const { business, messages } = revision.content
  const { success } = messages
  const reference = textOf(stored, 'id')
  const price = priceOf(stored, revision.money)
  const held = textOf(stored, 'held_until')
  const isQuote = payload.request_type === 'quote'
  return {
    kind: 'sent',
    title: success.title,
    message: isQuote ? (layout === 'mobile' ? success.mobileQuote : success.quote) : success.appointment,
    reference: reference === null ? null : fill(success.reference, { reference: reference.slice(0, 8).toUpperCase() }),
    notes: [
      ...(held === null || success.held === undefined ? [] : [fill(success.held, { until: momentText(held, business) })]),
      ...(price === null || price === payload.calculated_price ? [] : [fill(success.priceChanged, { price: totalText(price, revision) })]),
    ],
    summary: summaryOf(payload, price, basis, revision),
  }
}

/** Formats a time in the business's locale and time zone. */
function momentText(moment: string, { locale, timeZone }: Business): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment))
}

/** Returns the server's price, in the format of the request. */
function priceOf(stored: unknown, money: Money): string | null {
  const price = valueOf(stored, 'calculated_price')
  return typeof price === 'number' ? money.decimal(money.amount(price)) : textOf(stored, 'calculated_price')
}

function textOf(answer: unknown, key: string): string | null {
  const value = valueOf(answer, key)
  return typeof value === 'string' ? value : null
}

function valueOf(answer: unknown, key: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined
}
