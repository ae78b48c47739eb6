import type { FormValues } from '#src/booking/form/form-values.ts'
import { nextRequest } from '#src/booking/form/next-request.ts'
import { CONSULTATION_REQUIRED, estimateSnapshot, incompleteEstimateSnapshot } from '#src/booking/request/estimate-snapshot.ts'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { hasShape } from '#src/contract/answer-shape.ts'
import { storedRequest } from '#src/contract/generated/sent-answers.ts'
import type { Appointment, AppointmentRequest } from '#src/contract/generated/types.ts'
import { SentPanel } from './sent-panel.tsx'
import { recall, remember, SENT } from './session-memory.ts'

/** A request that was sent, and the component that says so: a visitor loads both only now. */
export interface Sent {
  stored: Appointment
  Panel: typeof SentPanel
  /** Whether it was sent just now; else before a reload. */
  isNew: boolean
}

interface Answered {
  /** What the server answered. */
  answer: unknown
  payload: AppointmentRequest
  values: FormValues
  revision: FormRevision
  /** As it was shown. */
  priced: Priced
}

/** Keeps a request that was sent for as long as the tab is open, so that a reload says again what was sent. */
export function keepSent(sent: Answered): { sent: Sent; next: FormValues } {
  const { answer, values, revision } = sent
  const stored = hasShape(storedRequest, answer) ? answer : unanswered(sent)
  remember(SENT, JSON.stringify(stored))
  // The choices in the address were sent: after a reload they would be a new request.
  history.replaceState(history.state, '', location.pathname + location.hash)
  return { sent: { stored, Panel: SentPanel, isNew: true }, next: nextRequest(values, revision.content.bookingForm) }
}

/** Returns the request that this tab sent last; nothing when there is none, or browser extensions and older pages wrote something else there. */
export function recallSent(): Sent | undefined {
  try {
    const stored: unknown = JSON.parse(recall(SENT) ?? 'null')
    return hasShape(storedRequest, stored) ? { stored, Panel: SentPanel, isNew: false } : undefined
  } catch {
    return undefined
  }
}

/** The request as this page knows it: the specification leaves open what a backend answers (section 7). */
function unanswered({ payload, values, revision, priced: { estimate } }: Answered): Appointment {
  const price = payload.calculated_price ?? CONSULTATION_REQUIRED
  return {
    id: '',
    version: 1,
    phone: '',
    message: '',
    service_type: '',
    status: 'Pending',
    created_at: new Date().toISOString(),
    estimated_value: null,
    actual_value: null,
    shown_price: null,
    ...payload,
    request_type: values.mode,
    appointment_date: payload.appointment_date ?? null,
    appointment_time: payload.appointment_time ?? null,
    calculated_price: price === CONSULTATION_REQUIRED ? price : Number(price),
    estimate: estimate === null ? incompleteEstimateSnapshot(revision) : estimateSnapshot(estimate, revision),
  }
}
