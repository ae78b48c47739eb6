import { createHmac } from 'node:crypto'
import { localTime } from '#src/booking/business-time.ts'
import { ownerMail } from '#src/booking/owner-mail.ts'
import { readRequest } from '#src/booking/read-request.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Answer, type Call, route } from '../api-route.ts'
import { readIdempotency } from '../idempotency.ts'
import { publicOriginOf } from '../page-request.ts'
import { RateLimit } from '../rate-limit.ts'
import { Refusal, refuseFields } from '../refusal.ts'
import type { ServerParts } from '../server-parts.ts'
import { shapes } from '../shapes.ts'
import { earlierAnswer, storeRequest } from '../store-request.ts'

const HOUR_MS = 3_600_000

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
  const { config, content, csrfSecret, clock } = parts
  const idempotency = readIdempotency(request, body)
  const earlier = await earlierAnswer(idempotency, parts)
  if (earlier !== null) return earlier

  const { revision } = content.current()
  const { business, messages } = revision.content
  const { request: wanted, problems } = readRequest(revision, body, localTime(clock(), business.timeZone))
  if (wanted === null || problems.length > 0) throw refuseFields(problems, messages.form.summary)
  const wait = limit.wait(request.ip)
  if (wait !== null) throw new Refusal(429, { error: messages.failure.tryLater }, wait)

  const requestedFrom = createHmac('sha256', csrfSecret)
    .update(JSON.stringify(['request', request.ip]))
    .digest('base64url')
  const answer = await storeRequest(
    wanted,
    {
      status: 'Pending',
      firstEvent: 'requested',
      requestedFrom,
      pendingLimit: config.pendingLimit,
      mailOf: parts.outbox === null ? null : stored => ownerMail(stored, revision, `${publicOriginOf(parts)}/#/admin`),
    },
    idempotency,
    parts,
  )
  limit.count(request.ip)
  void parts.outbox?.run(request.log)
  return answer
}
