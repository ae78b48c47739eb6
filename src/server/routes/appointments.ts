import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Revision } from '#src/catalog/revision.ts'
import { localTime } from '#src/booking/business-time.ts'
import { FIELD } from '#src/booking/flat-fields.ts'
import { freeStarts, nearestTimes } from '#src/booking/free-times.ts'
import { readRequest } from '#src/booking/read-request.ts'
import { cellsOf } from '#src/booking/slots.ts'
import { ownerMail } from '#src/booking/owner-mail.ts'
import type { Appointment, AppointmentRequest, Day, Messages, TimeOfDay } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Answer, type Call, route } from '../api-route.ts'
import type { Config } from '../config.ts'
import { csrfTokenAge } from '../csrf-token.ts'
import { readIdempotency } from '../idempotency.ts'
import { publicOriginOf } from '../page-request.ts'
import { RateLimit } from '../rate-limit.ts'
import { Refusal, refuseFields } from '../refusal.ts'
import type { ServerParts } from '../server-parts.ts'
import { shapes } from '../shapes.ts'
import type { AddOutcome } from '../storage/storage.ts'

const HOUR_MS = 3_600_000

/** So many free times are named in place of one that is taken. */
const NEAREST = 4

/** Requests of visitors. */
export function appointmentRoutes(parts: ServerParts): ApiRoute[] {
  const { clock, config } = parts
  const limit = new RateLimit(config.bookingLimit, HOUR_MS, clock)
  return [
    route({
      method: 'POST',
      url: '/api/v1/appointments',
      summary: 'Request an appointment or a quote',
      access: 'public',
      body: shapes.AppointmentRequest,
      query: shapes.NoPayload,
      answers: { 201: 'Appointment', 409: 'Failure', 422: 'Failure', 429: 'Failure' },
      handle: call => request(call, parts, limit),
    }),
  ]
}

type RequestCall = Call<AppointmentRequest, unknown>

async function request({ body, request }: RequestCall, parts: ServerParts, limit: RateLimit): Promise<Answer> {
  const { config, content, csrfSecret, storage, clock } = parts
  const idempotency = readIdempotency(request, body)
  const earlier = idempotency === null ? null : await storage.appointments.replay(idempotency)
  if (earlier !== null) return answerOf(earlier, content.current().revision)

  const now = clock()
  const { revision } = content.current()
  const { business, messages } = revision.content
  const reading = readRequest(revision, body, localTime(now, business.timeZone))
  if (!reading.ok) throw refuseFields(reading.problems, messages.form.summary)
  refuseHaste(request, config, now)
  const wait = limit.wait(request.ip)
  if (wait !== null) throw new Refusal(429, { error: messages.failure.tryLater }, wait)

  const { date, time, minutes } = reading.request
  const cells = date === null || time === null ? [] : cellsOf(date, time, minutes)
  const requestedFrom = createHmac('sha256', csrfSecret)
    .update(JSON.stringify(['request', request.ip]))
    .digest('base64url')
  const appointment = {
    id: newId(),
    request: reading.request,
    createdAt: now,
    cells,
    crews: business.crews,
    requestedFrom,
    pendingLimit: config.pendingLimit,
    mailOf: parts.outbox === null ? null : (stored: Appointment) => ownerMail(stored, revision, `${publicOriginOf(parts)}/#/admin`),
  }
  const outcome = await storage.appointments.add(appointment, idempotency)
  if (outcome.kind === 'taken' && date !== null && time !== null) throw taken(messages, await nearestFree(parts, date, time, minutes))
  if (outcome.kind === 'stored') {
    limit.count(request.ip)
    void parts.outbox?.run(request.log)
  }
  return answerOf(outcome, revision)
}

/**
 * The page loads its anti-forgery token when its form comes to life, and no person fills that in at once. Programs that call the API send no
 * Origin, and are held by the limits alone.
 */
function refuseHaste({ headers }: FastifyRequest, { formMinSeconds }: Config, now: Date): void {
  if (headers.origin === undefined) return
  const wait = formMinSeconds - csrfTokenAge(String(headers['x-csrf-token']), now) / 1000
  if (wait > 0) throw new Refusal(429, { error: 'This was sent very soon. Please send it again in a moment.' }, Math.ceil(wait))
}

function answerOf(outcome: AddOutcome, { content: { messages } }: Revision): Answer {
  switch (outcome.kind) {
    case 'stored':
      return { status: 201, body: outcome.appointment }
    case 'taken':
      throw taken(messages, [])
    case 'tooMany':
      throw new Refusal(429, { error: messages.failure.tryLater })
    case 'changed':
      throw new Refusal(422, { error: 'This Idempotency-Key belongs to a different request' })
  }
}

function taken({ slot }: Messages, nearest_times: TimeOfDay[]): Refusal {
  return new Refusal(409, { error: slot.unavailable, fields: { [FIELD.time]: slot.unavailable }, nearest_times })
}

/** The free starts of the day that are nearest to the wanted one. */
async function nearestFree({ content, storage, clock }: ServerParts, date: Day, time: TimeOfDay, minutes: number): Promise<TimeOfDay[]> {
  const { business } = content.current().revision.content
  const claims = await storage.appointments.claims(date, cellsOf(date, time, minutes).at(-1)?.day ?? date)
  return nearestTimes(freeStarts(business, date, minutes, localTime(clock(), business.timeZone), claims), time, NEAREST)
}

/** Short enough to read out on the phone, long enough never to be guessed or drawn twice. */
function newId(): string {
  return randomBytes(9).toString('hex').toUpperCase()
}
