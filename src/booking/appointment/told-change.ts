import type { Appointment, AppointmentEvent, Day, MailKind, Status } from '#src/contract/generated/types.ts'
import { hasPrice } from './agreed-price.ts'
import type { VisitTime } from './mail-values.ts'
import { isDeleted } from './trash.ts'

/** The statuses of which each mail speaks; a mail without an entry does not compile. */
const SPEAKS_OF: Readonly<Record<MailKind, readonly Status[]>> = {
  quote: ['Pending'],
  priced: ['Pending', 'Confirmed'],
  appointment: ['Pending'],
  confirmed: ['Confirmed'],
  cancelled: ['Cancelled'],
  restored: ['Pending', 'Confirmed'],
  moved: ['Confirmed'],
}

/** What decides which mails are true of a request; one that is being entered has no price yet. */
export type Standing = Pick<Appointment, 'status' | 'request_type' | 'appointment_date' | 'appointment_time' | 'deleted_at'> &
  Partial<Pick<Appointment, 'estimate' | 'actual_value'>>

/** Whether what a mail says is true of a request. All but those of a quote speak of a visit that is not over. */
export function mailFits(kind: MailKind, request: Standing, today: Day): boolean {
  const { status, request_type: mode, appointment_date: date, appointment_time: time } = request
  if (isDeleted(request) || !SPEAKS_OF[kind].includes(status)) return false
  if (kind === 'priced') return mode === 'quote' && hasPrice(request)
  if (kind === 'quote' || mode === 'quote') return kind === mode
  return date !== null && time !== null && date >= today
}

/** The mail that says how a request stands that the owner entered; null when there is none. A quote whose price was agreed on is told that, not that it will get one. */
export function toldEntry(request: Standing, today: Day): MailKind | null {
  const ofQuote = (request.actual_value ?? null) === null ? 'quote' : 'priced'
  return (['confirmed', 'appointment', ofQuote] as const).find(kind => mailFits(kind, request, today)) ?? null
}

type IsCause = (before: Appointment, after: Appointment) => boolean

/** The mails that tell of a change, the most important first, and whether the change gives cause for each. */
const CHANGES: readonly (readonly [MailKind, IsCause])[] = [
  ['cancelled', before => before.status !== 'Cancelled'],
  ['confirmed', before => before.status === 'Pending' || before.status === 'Cancelled'],
  ['restored', before => isDeleted(before) || before.status === 'Cancelled'],
  ['moved', isMoved],
  // A time that is not confirmed is asked for, as the first was.
  ['appointment', isMoved],
]

function isMoved(before: VisitTime, after: VisitTime): boolean {
  return timeBefore(before, after) !== null
}

/** The first mail that a change gives cause for and that fits the request afterwards; null when there is none. */
export function toldChange(before: Appointment, after: Appointment, today: Day): MailKind | null {
  return CHANGES.find(([kind, isCause]) => mailFits(kind, after, today) && isCause(before, after))?.[0] ?? null
}

/** When a visit was before a change that moved it, nulls where it had no time; null: it was not moved. */
export function timeBefore(before: VisitTime, after: VisitTime): VisitTime | null {
  const { appointment_date, appointment_time } = before
  if (appointment_date === after.appointment_date && appointment_time === after.appointment_time) return null
  return { appointment_date, appointment_time }
}

/** The owner's word that went out with the price that the request has (`price_told_at`); empty without one. */
export function wordOfPrice(
  { price_told_at: toldAt }: Pick<Appointment, 'price_told_at'>,
  events: readonly Pick<AppointmentEvent, 'changes'>[],
): string {
  const told = events.findLast(({ changes }) => changes['price_told_at']?.[1] === toldAt)
  return toldAt === undefined ? '' : String(told?.changes['price_word']?.[1] ?? '')
}

/** Fields of a change of which a mail can tell. */
const TOLD_FIELDS = ['status', 'appointment_date', 'appointment_time']

/** The owner's word that went out with the last change that a mail can tell of; empty without one. */
export function wordOfChange(events: readonly Pick<AppointmentEvent, 'kind' | 'changes'>[]): string {
  const last = events.findLast(({ kind, changes }) => kind === 'restored' || TOLD_FIELDS.some(field => field in changes))
  return String(last?.changes['told_word']?.[1] ?? '')
}

/** When a visit was before it was last moved, by its history; null: it never was. */
export function movedFrom(now: VisitTime, events: readonly Pick<AppointmentEvent, 'changes'>[]): VisitTime | null {
  const move = events.findLast(({ changes }) => 'appointment_date' in changes || 'appointment_time' in changes)
  if (move === undefined) return null
  const before = (field: keyof VisitTime) => {
    const values = move.changes[field]
    return values === undefined ? now[field] : (values[0]?.toString() ?? null)
  }
  return { appointment_date: before('appointment_date'), appointment_time: before('appointment_time') }
}
