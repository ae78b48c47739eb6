import type { FastifyRequest } from 'fastify'
import { localTime } from '#src/booking/business-time.ts'
import { heldUntil } from '#src/booking/held-until.ts'
import { type Mail, ownerMail } from '#src/booking/owner-mail.ts'
import { readRequest } from '#src/booking/read-request.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Appointment, AppointmentRequest } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Answer, type Call, route } from '../api-route.ts'
import type { Config } from '../config.ts'
import { csrfTokenAge } from '../csrf-token.ts'
import { readIdempotency } from '../idempotency.ts'
import { keyedHash } from '../keyed-hash.ts'
import { networkOf } from '../network.ts'
import { publicOriginOf } from '../page-request.ts'
import { RateLimit } from '../rate-limit.ts'
import { Refusal, refuseFields } from '../refusal.ts'
import type { ServerParts } from '../server-parts.ts'
import { shapes } from '../shapes.ts'
import { earlierAnswer, storeRequest } from '../store-request.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How many requests one address may send, and how many may come with one e-mail address from anywhere. */
interface Limits {
  address: RateLimit
  email: RateLimit
}

/** Requests of visitors. */
export function appointmentRoutes(parts: ServerParts): ApiRoute[] {
  const { clock, config } = parts
  const limits = { address: new RateLimit(config.bookingLimit, HOUR_MS, clock), email: new RateLimit(config.emailLimit, DAY_MS, clock) }
  return [
    route({
      method: 'POST',
      url: '/api/v1/appointments',
      summary: 'Request an appointment or a quote',
      access: 'public',
      body: shapes.AppointmentRequest,
      query: shapes.NoPayload,
      answers: { 201: 'Appointment', 409: 'Failure', 422: 'Failure', 429: 'Failure' },
      handle: call => request(call, parts, limits),
    }),
  ]
}

type RequestCall = Call<AppointmentRequest, unknown>

async function request({ body, request }: RequestCall, parts: ServerParts, limits: Limits): Promise<Answer> {
  const { config, content, csrfSecret, clock } = parts
  const idempotency = readIdempotency(request, body)
  const { revision } = content.current()
  const { business, messages } = revision.content
  const { request: wanted, problems } = readRequest(revision, body, localTime(clock(), business.timeZone))
  const network = networkOf(request.ip)
  // As it would be stored: characters that nobody sees make no other address. A form may do without one.
  const email = wanted?.contact.email.toLowerCase() ?? ''
  const counted = [{ limit: limits.address, key: network }, ...(email === '' ? [] : [{ limit: limits.email, key: email }])]
  const later = sendLater(parts, request, counted)
  const isRead = wanted !== null && problems.length === 0
  if (!isRead || later !== null) {
    // What was stored is answered again, whatever has changed since: the content, the day, or how much was asked.
    const earlier = await earlierAnswer(idempotency, parts)
    if (earlier !== null) return earlier
    throw isRead ? later : refuseFields(problems, messages.form.summary)
  }

  // Before it is stored, so that requests that come together are all counted.
  for (const { limit, key } of counted) limit.count(key)
  let isStored = false
  try {
    const { answer, isNew } = await storeRequest(
      wanted,
      {
        status: 'Pending',
        firstEvent: 'requested',
        requestedFrom: keyedHash(csrfSecret, 'request', network),
        heldUntil: heldUntil(business, wanted, clock()),
        pendingLimit: config.pendingLimit,
        mailOf: config.mail === null ? null : mailTo(config.mail.to, revision, parts),
      },
      idempotency,
      parts,
    )
    isStored = isNew
    if (isNew) void parts.outbox?.run(request.log)
    return answer
  } finally {
    if (!isStored) for (const { limit, key } of counted) limit.takeBack(key)
  }
}

function mailTo(to: string, revision: Revision, parts: ServerParts): (stored: Appointment) => Mail {
  return stored => ownerMail(stored, revision, { to, adminAddress: `${publicOriginOf(parts)}/#/admin` })
}

/** What is asked too soon, or too often, can be sent again later. */
function sendLater(
  { config, content, clock }: ServerParts,
  request: FastifyRequest,
  counted: readonly { limit: RateLimit; key: string }[],
): Refusal | null {
  const haste = hasteOf(request, config, clock())
  if (haste > 0) return new Refusal(429, { error: 'This was sent very soon. Please send it again in a moment.' }, Math.ceil(haste))
  const wait = Math.max(...counted.map(({ limit, key }) => limit.wait(key) ?? 0))
  return wait === 0 ? null : new Refusal(429, { error: content.current().revision.content.messages.failure.tryLater }, wait)
}

/**
 * Seconds too soon: the page loads its anti-forgery token when its form comes to life, and no person fills that in at once. Programs that call
 * the API send no Origin, and are held by the limits alone.
 */
function hasteOf({ headers }: FastifyRequest, { formMinSeconds }: Config, now: Date): number {
  return headers.origin === undefined ? 0 : formMinSeconds - csrfTokenAge(String(headers['x-csrf-token']), now) / 1000
}
