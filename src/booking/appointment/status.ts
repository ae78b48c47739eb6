import type { Appointment, Status } from '#src/contract/generated/types.ts'

/** Every status; a missing one does not compile. */
const KNOWN: Readonly<Record<Status, true>> = { Pending: true, Confirmed: true, Completed: true, Cancelled: true }

/** Every status, in display order. */
export const STATUSES = Object.keys(KNOWN) as readonly Status[]

export function isStatus(text: string): text is Status {
  return Object.hasOwn(KNOWN, text)
}

/** The statuses of a request that still waits for its visit, or for an answer. */
export const OPEN: readonly Status[] = ['Pending', 'Confirmed']

/** Whether a request still waits for its visit, or for an answer. */
export function isOpen({ status }: Pick<Appointment, 'status'>): boolean {
  return OPEN.includes(status)
}

/** Whether a request is a quote that waits for its price or a time. */
export function isOpenQuote(request: Pick<Appointment, 'status' | 'request_type'>): boolean {
  return isOpen(request) && request.request_type === 'quote'
}

/** Whether an appointment in this status holds its time: a pending one does, a cancelled one frees it. */
export function holdsTime(status: Status): boolean {
  return status !== 'Cancelled'
}

/** Whether an appointment keeps its time: it is neither cancelled nor was its time released when the hold ended. */
export function keepsTime({ status, released_at }: Pick<Appointment, 'status' | 'released_at'>): boolean {
  return holdsTime(status) && released_at === undefined
}
