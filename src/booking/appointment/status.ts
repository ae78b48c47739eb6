import type { Appointment, Status, StatusFilter } from '#src/contract/generated/types.ts'

/** Every status; a missing one does not compile. */
const KNOWN: Readonly<Record<Status, true>> = { Pending: true, Confirmed: true, Completed: true, Cancelled: true }

/** Every status, in display order. */
export const STATUSES = Object.keys(KNOWN) as readonly Status[]

/** What lists can be asked for; a missing one does not compile. */
const KNOWN_FILTERS: Readonly<Record<StatusFilter, true>> = { Open: true, Waiting: true, 'Price sent': true, ...KNOWN }

/** Everything that lists can be asked for, in display order. */
export const STATUS_FILTERS = Object.keys(KNOWN_FILTERS) as readonly StatusFilter[]

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

/** Whether a pending request waits for the owner: for its customer waits a quote whose price was told. */
export function waitsForOwner({ status, request_type, price_told_at }: Pick<Appointment, 'status' | 'request_type' | 'price_told_at'>): boolean {
  return status === 'Pending' && (request_type !== 'quote' || price_told_at === undefined)
}

/** Whether an appointment in this status holds its time: a pending one does, a cancelled one frees it. */
export function holdsTime(status: Status): boolean {
  return status !== 'Cancelled'
}

/** Whether an appointment keeps its time: it is neither cancelled nor was its time released when the hold ended. */
export function keepsTime({ status, released_at }: Pick<Appointment, 'status' | 'released_at'>): boolean {
  return holdsTime(status) && released_at === undefined
}
