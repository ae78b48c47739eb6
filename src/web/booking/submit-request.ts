import type { ComponentType } from 'react'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { inVisitorWords } from '#src/booking/request/gone-text.ts'
import { checkFields } from '#src/booking/form/check-form.ts'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormState } from '#src/booking/form/form-state.ts'
import { fieldsOf, type FormValues } from '#src/booking/form/form-values.ts'
import { HONEYPOT_FIELD } from '#src/booking/request/flat-fields.ts'
import { toPayload } from '#src/booking/request/payload.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { hasShape } from '#src/contract/answer-shape.ts'
import { failure as refusal } from '#src/contract/generated/client-answers.ts'
import type { AppointmentRequest, Field, Layout, ServiceType } from '#src/contract/generated/types.ts'
import { FormAlert, type FormAlertProps } from '../form/form-alert.tsx'
import type { VisitParts } from '../form/visit/visit-parts.tsx'
import { ApiError } from '../api/answer.ts'
import type { FormClient } from './late-client.ts'
import { failureTitle } from './failure-title.ts'
import { notLoaded } from './not-loaded.tsx'
import { forgetRequestKey, requestKey } from './request-key.ts'
import type { Sent } from './sent-request.ts'

/** A request that was stored, and the values with which the next one begins. */
export interface Stored {
  kind: 'stored'
  sent: Sent
  next: FormValues
}

/** A request that was not sent, or not stored. */
export interface Refused extends FormAlertProps {
  kind: 'refused'
  /** Shows it. */
  Alert: ComponentType<FormAlertProps>
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
  /** The price that is shown. */
  priced: Priced
  visit: VisitParts | undefined
  /** The honeypot field; its value is sent once. */
  honeypot: HTMLInputElement | null | undefined
  /** Called with a text about slow progress. */
  say: (progress: string) => void
}

/** Checks the form and sends the request; a failure never loses input. */
export async function submitRequest({
  api,
  revision,
  layout,
  state,
  serviceTypes,
  priced,
  visit,
  honeypot,
  say,
}: Submission): Promise<Stored | Refused> {
  const { messages } = revision.content
  const { values } = state
  const refused = refusalOf({ revision, layout, state, priced, visit }, fieldsOf(revision.content.bookingForm))
  if (refused !== null) return refused
  // Before anything is sent: what was stored must be confirmed.
  const [token, confirmation] = await Promise.allSettled([api.loadCsrfToken(), import('./sent-request.ts')])
  if (token.status === 'rejected') return { kind: 'refused', Alert: FormAlert, title: messages.form.noToken, problems: [], isTaken: false }
  if (confirmation.status === 'rejected') return notLoaded(revision)
  const held = await honoured(values, revision, priced)
  const shown = held?.priced ?? priced
  const payload: AppointmentRequest = { ...toPayload(values, revision, layout, serviceTypes, shown), ...visit?.payloadOf(values, shown) }
  if (held !== null) payload.estimate_token = held.token
  if (honeypot?.value) {
    payload[HONEYPOT_FIELD] = honeypot.value
    honeypot.value = ''
  }
  let answer: unknown
  try {
    answer = await sendProved(api, payload, () => say(messages.form.proving ?? ''))
  } catch (failure) {
    const title = failureTitle(failure, values.mode, layout, messages)
    const fields = failure instanceof ApiError ? Object.entries(failure.fields).map(([field, message]) => ({ field, message })) : []
    const status = failure instanceof ApiError ? failure.status : null
    return { kind: 'refused', Alert: FormAlert, title, problems: fields, isTaken: status === 409, isOutdated: status === 400 }
  }
  forgetRequestKey()
  return { kind: 'stored', ...confirmation.value.keepSent({ answer, payload, values, revision, priced: shown }) }
}

/** The saved estimate of this tab, with the price that it gives these choices. */
async function honoured(values: FormValues, revision: FormRevision, priced: Priced): Promise<{ token: string; priced: Priced } | null> {
  if (revision.content.business.estimateDays === undefined) return null
  const { heldEstimate, heldPrice } = await import('./held-estimate.ts')
  const held = heldEstimate()
  return held && { token: held.token, priced: heldPrice(held, values, priced, revision) ?? priced }
}

/** Checks some of the form's fields; null when all are right. */
export function refusalOf(
  { revision, layout, state, priced, visit }: Pick<Submission, 'revision' | 'layout' | 'state' | 'priced' | 'visit'>,
  fields: readonly Field[],
): Refused | null {
  const { business, messages } = revision.content
  const now = localTime(new Date(), business.timeZone)
  const found = checkFields(fields, state.values, { revision, layout, now, isTaken: state.slot === 'booked' }, priced)
  const problems = inVisitorWords([...found, ...(visit?.problemsOf(state.values, priced, revision, fields) ?? [])], messages)
  if (problems.length === 0) return null
  const isIncomplete = layout === 'mobile' && problems.some(({ isMissing }) => isMissing)
  return { kind: 'refused', Alert: FormAlert, title: isIncomplete ? messages.form.requiredFields : messages.form.summary, problems, isTaken: false }
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
