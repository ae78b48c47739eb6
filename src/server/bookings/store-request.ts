import { randomUUID } from 'node:crypto'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { FIELD, type FieldProblem } from '#src/booking/request/flat-fields.ts'
import { nearestTimes } from '#src/booking/schedule/nearest-times.ts'
import { cellsOf } from '#src/booking/schedule/cells.ts'
import { holdsTime } from '#src/booking/appointment/status.ts'
import type { Appointment, Content, Messages, TimeOfDay } from '#src/contract/generated/types.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Answer } from '../http/api-route.ts'
import { closedDay } from './closed-day.ts'
import { blocked } from './blocked.ts'
import { crewTaken } from './crew-taken.ts'
import { freeSlots } from './free-slots.ts'
import { issueChallenge } from '../limits/work-challenge.ts'
import { HttpError, refuseFields } from '../http/http-error.ts'
import { refusedToOwner, refusedToVisitors } from './refused-coupons.ts'
import type { AppContext } from '../app-context.ts'
import type { Idempotency } from '../storage/appointments/idempotency-keys.ts'
import type { AddOutcome, NewAppointment } from '../storage/appointments/new-appointment.ts'

/** Resolution of the time prefix of an id, in ms: ids of one moment share their first two digits, for index locality. */
const MOMENT_MS = 64

/** The answer to a request that was stored. */
export interface StoredAnswer extends Answer {
  body: Appointment
}

/** The terms of a request, which depend on its sender. */
export type Terms = Pick<
  NewAppointment,
  | 'status'
  | 'agreedPrice'
  | 'crew'
  | 'firstEvent'
  | 'by'
  | 'despiteClosures'
  | 'despiteLimits'
  | 'requestedFrom'
  | 'heldUntil'
  | 'work'
  | 'holdLimits'
  | 'rules'
  | 'mailsOf'
>

/** The terms of the admin's requests: not rate limited, no expiring hold, no mail. */
export const UNCOUNTED = { requestedFrom: null, heldUntil: null, work: null, holdLimits: [], rules: [], mailsOf: () => [] } satisfies Partial<Terms>

/** The answer to an earlier request with the same key; null when there was none. */
export async function earlierAnswer(idempotency: Idempotency | null, { content, storage }: AppContext): Promise<StoredAnswer | null> {
  const earlier = idempotency === null ? null : await storage.appointments.replay(idempotency)
  return earlier === null ? null : answerOf(earlier, content.current().revision.content)
}

/**
 * Stores a request and reserves its time. A repeated request gets its earlier answer, and is not new.
 * @throws HttpError 409 with the nearest free times when the time is taken, by visits or closures, 422 for codes that have been used and for a key of another
 * request, 429 over a limit.
 */
export async function storeRequest(
  request: PricedRequest,
  terms: Terms,
  idempotency: Idempotency | null,
  context: AppContext,
  /** Names the fields of problems as the request had them. */
  asSent: (problems: readonly FieldProblem[]) => readonly FieldProblem[] = problems => problems,
): Promise<{ answer: StoredAnswer; isNew: boolean }> {
  const { content, storage, clock } = context
  const {
    catalog,
    content: { business, messages },
  } = content.current().revision
  const { date, time, minutes } = request
  const cells = date === null || time === null || !holdsTime(terms.status) ? [] : cellsOf(date, time, minutes, business.timeZone)
  const createdAt = clock()
  const appointment = { id: newId(createdAt), request, createdAt, cells, crews: business.crews, ...terms }
  const outcome = await storage.appointments.add(appointment, idempotency)
  if (outcome.kind === 'taken' && date !== null && time !== null)
    throw takenTime(outcome, messages, nearestTimes((await freeSlots(context, date, minutes, { crew: outcome.crew })).slots, time))
  if (outcome.kind === 'closed' && date !== null && time !== null) {
    if (terms.firstEvent === 'entered') throw blocked(outcome.closures)
    const day = await closedDay(context, date, minutes)
    if (day?.closed !== undefined) throw new HttpError(409, { error: day.closed, fields: { [FIELD.date]: day.closed }, nearest_times: [] })
    throw taken(messages, nearestTimes((await freeSlots(context, date, minutes)).slots, time))
  }
  if (outcome.kind === 'coupons') {
    if (terms.firstEvent === 'entered') throw refusedToOwner(outcome.refused)
    throw refuseFields(asSent(refusedToVisitors(outcome.refused, catalog)), messages.form.summary, 422)
  }
  if (outcome.kind === 'workNeeded' && date !== null) {
    const challenge = issueChallenge(context.csrfSecret, { day: date, puzzles: outcome.puzzles }, createdAt)
    throw new HttpError(429, { error: fill(messages.failure.unproved ?? messages.failure.tryLater, { phone: business.phone }), challenge })
  }
  return {
    answer: answerOf(outcome, content.current().revision.content),
    isNew: outcome.kind === 'stored' && outcome.appointment.id === appointment.id,
  }
}

function answerOf(outcome: AddOutcome, { messages, business: { phone } }: Content): StoredAnswer {
  const { limited, tryLater } = messages.failure
  switch (outcome.kind) {
    case 'stored':
      return { status: 201, body: outcome.appointment }
    case 'taken':
    case 'closed':
      throw taken(messages, [])
    case 'workNeeded':
      throw new HttpError(429, { error: tryLater })
    case 'tooMany':
      throw new HttpError(429, { error: fill(limited ?? tryLater, { phone }) })
    case 'limited':
      throw new HttpError(429, { error: fill(limited ?? tryLater, { phone }) }, Math.ceil(outcome.waitMs / 1000))
    case 'coupons':
      throw refusedToOwner(outcome.refused)
    case 'changed':
      throw new HttpError(422, { error: 'This Idempotency-Key belongs to a different request' })
  }
}

/** The answer 409 for a taken time: of the crew that was asked for, or of all crews; with the nearest free times. */
function takenTime({ crew }: { crew?: number }, messages: Messages, nearest_times: TimeOfDay[]): HttpError {
  return crew === undefined ? taken(messages, nearest_times) : crewTaken(crew, { nearest_times })
}

function taken({ slot }: Messages, nearest_times: TimeOfDay[]): HttpError {
  return new HttpError(409, { error: slot.unavailable, fields: { [FIELD.time]: slot.unavailable }, nearest_times })
}

/**
 * An id that cannot be guessed or drawn twice; people read out its beginning on the phone. Its first two digits come from the time, so that rows
 * stored together are together in every index with the id; the requests of one moment are few enough for the other digits to tell them apart.
 */
function newId(now: Date): string {
  const moment = Math.floor(now.getTime() / MOMENT_MS) % 256
  // The fully random groups of a UUID, which Node draws from a cache instead of asking the system each time.
  const [first, second, , , last] = randomUUID().split('-')
  return `${moment.toString(16).padStart(2, '0')}${first}${second}${last}`.slice(0, 18).toUpperCase()
}
