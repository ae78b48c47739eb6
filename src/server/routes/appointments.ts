import { createHmac, randomBytes } from 'node:crypto'
import type { Revision } from '#src/catalog/revision.ts'
import { localTime } from '#src/booking/business-time.ts'
import { FIELD } from '#src/booking/flat-fields.ts'
import { readRequest } from '#src/booking/read-request.ts'
import { cellsOf } from '#src/booking/slots.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Answer, type Call, route } from '../api-route.ts'
import { readIdempotency } from '../idempotency.ts'
import { RateLimit } from '../rate-limit.ts'
import { Refusal, refuseFields } from '../refusal.ts'
import type { ServerParts } from '../server-parts.ts'
import { shapes } from '../shapes.ts'
import type { AddOutcome } from '../storage/storage.ts'

const HOUR_MS = 3_600_000

/** The list without paging shows so many. */
const LIST_LENGTH = 500

/** Requests of visitors, and what the admin does with them. */
export function appointmentRoutes(parts: ServerParts): ApiRoute[] {
  const { content, storage, clock, config } = parts
  const { appointments } = storage
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
    route({
      method: 'GET',
      url: '/api/v1/appointments',
      summary: 'The newest requests, and how many there are',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'AppointmentList' },
      handle: async () => ({ status: 200, body: await appointments.list(LIST_LENGTH) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/summary',
      summary: 'How many requests there are, and what they are worth',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'SummaryAnswer' },
      handle: async () => ({ status: 200, body: { summary: await appointments.summary(content.current().revision.money) } }),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/status',
      summary: "Change a request's status; leaving Cancelled claims its time again",
      access: 'admin',
      body: shapes.StatusChange,
      query: shapes.NoPayload,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'Failure' },
      handle: async ({ id, body: { status } }) => {
        const { business, messages } = content.current().revision.content
        const outcome = await appointments.changeStatus(id, status, business.crews)
        if (outcome.kind === 'unknown') throw unknownAppointment()
        if (outcome.kind === 'taken') throw new Refusal(409, { error: messages.slot.unavailable })
        return { status: 200, body: outcome.appointment }
      },
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/value',
      summary: 'Set what a visit has really brought',
      access: 'admin',
      body: shapes.ValueChange,
      query: shapes.NoPayload,
      answers: { 200: 'Appointment', 404: 'Failure' },
      handle: async ({ id, body: { actual_value } }) => {
        const { money } = content.current().revision
        if (!money.isValue(actual_value)) throw refuseFields([{ field: 'actual_value', message: `must be a multiple of ${money.decimal(1)}` }], '')
        const appointment = await appointments.changeValue(id, actual_value)
        if (appointment === null) throw unknownAppointment()
        return { status: 200, body: appointment }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments/:id',
      summary: 'Delete a request',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'NoPayload', 404: 'Failure' },
      handle: async ({ id }) => {
        if (!(await appointments.delete(id, clock()))) throw unknownAppointment()
        return { status: 200, body: {} }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments',
      summary: 'Delete all requests',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'NoPayload' },
      handle: async () => {
        await appointments.deleteAll(clock())
        return { status: 200, body: {} }
      },
    }),
  ]
}

type RequestCall = Call<AppointmentRequest, unknown>

async function request(
  { body, request }: RequestCall,
  { config, content, csrfSecret, storage, clock }: ServerParts,
  limit: RateLimit,
): Promise<Answer> {
  const idempotency = readIdempotency(request, body)
  const earlier = idempotency === null ? null : await storage.appointments.replay(idempotency)
  if (earlier !== null) return answerOf(earlier, content.current().revision)

  const now = clock()
  const { revision } = content.current()
  const { business, messages } = revision.content
  const reading = readRequest(revision, body, localTime(now, business.timeZone))
  if (!reading.ok) throw refuseFields(reading.problems, messages.form.summary)
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
  }
  const outcome = await storage.appointments.add(appointment, idempotency)
  if (outcome.kind === 'stored') limit.count(request.ip)
  return answerOf(outcome, revision)
}

function answerOf(outcome: AddOutcome, { content: { messages } }: Revision): Answer {
  switch (outcome.kind) {
    case 'stored':
      return { status: 201, body: outcome.appointment }
    case 'taken':
      throw new Refusal(409, { error: messages.slot.unavailable, fields: { [FIELD.time]: messages.slot.unavailable } })
    case 'tooMany':
      throw new Refusal(429, { error: messages.failure.tryLater })
    case 'changed':
      throw new Refusal(422, { error: 'This Idempotency-Key belongs to a different request' })
  }
}

function unknownAppointment(): Refusal {
  return new Refusal(404, { error: 'There is no such appointment' })
}

/** Short enough to read out on the phone, long enough never to be guessed or drawn twice. */
function newId(): string {
  return randomBytes(9).toString('hex').toUpperCase()
}
