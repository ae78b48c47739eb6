import type { FastifyRequest } from 'fastify'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { inVisitorWords } from '#src/booking/request/gone-text.ts'
import { heldUntil } from '#src/booking/schedule/held-until.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Answer, type Call, route } from '../http/api-route.ts'
import type { Config } from '../config/config.ts'
import { clientAddress } from '../http/client-address.ts'
import { csrfTokenAge } from '../auth/csrf-token.ts'
import { honourRequest } from '../estimates/honour-request.ts'
import { readIdempotency } from '../http/idempotency.ts'
import { bookingLimits } from '../limits/booking-limits.ts'
import { provedPuzzles } from '../limits/work-challenge.ts'
import { requestMails } from '../mail/request-mails.ts'
import { HttpError, refuseFields } from '../http/http-error.ts'
import { publicOriginOf } from '../pages/page-request.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { visitorCalendarFile } from '../bookings/calendar-file.ts'
import { asSent, flatOfItems } from '../bookings/items-request.ts'
import { earlierAnswer, type StoredAnswer, storeRequest } from '../bookings/store-request.ts'

/** Requests of visitors. */
export function appointmentRoutes(context: AppContext): ApiRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/v1/appointments',
      summary: 'Request an appointment or a quote',
      access: 'public',
      body: requestSchemas.AppointmentRequest,
      prepare: body => flatOfItems(body, context.content.current().revision),
      answers: { 201: 'Appointment', 409: 'Failure', 422: 'Failure', 429: 'Failure' },
      handle: call => request(call, context),
    }),
  ]
}

type RequestCall = Call<AppointmentRequest, unknown>

async function request({ body, request }: RequestCall, context: AppContext): Promise<Answer> {
  const { config, content, csrfSecret, clock } = context
  const idempotency = readIdempotency(request, body)
  const { revision } = content.current()
  const { business, messages } = revision.content
  const usual = business.unconfirmedHolds?.usual
  const { request: wanted, problems } = readRequest(revision, body, localTime(clock(), business.timeZone))
  const tooSoonBy = secondsTooSoon(request, config, clock())
  const isRead = wanted !== null && problems.length === 0
  if (!isRead || tooSoonBy > 0) {
    // A repeat gets its earlier answer, whatever has changed since: the content, the day, or the limits.
    const earlier = await earlierAnswer(idempotency, context)
    if (earlier !== null) return withCalendar(earlier, context)
    throw isRead ? tooSoon(tooSoonBy) : refuseFields(asSent(inVisitorWords(problems, messages), request.body, revision), messages.form.summary)
  }

  const honoured = await honourRequest(wanted, body, context)
  const { answer, isNew } = await storeRequest(
    honoured,
    {
      status: 'Pending',
      firstEvent: 'requested',
      // The e-mail address as stored, so that invisible characters cannot dodge its limit. A form may have none.
      ...bookingLimits(clientAddress(request, config), wanted.contact.email.toLowerCase(), config, csrfSecret),
      heldUntil: heldUntil(business, wanted, clock()),
      work:
        config.pendingLimit === 0 || usual === undefined
          ? null
          : { usual, proved: provedPuzzles(csrfSecret, request, idempotency, wanted.date, clock()) },
      mailsOf: stored => requestMails(stored, revision, context),
    },
    idempotency,
    context,
    refused => asSent(refused, request.body, revision),
  )
  if (isNew) void context.outbox?.run(request.log)
  return withCalendar(answer, context)
}

/** Adds the visit's calendar file: made anew for each answer, and the same for a repeated request while the content is. */
function withCalendar(answer: StoredAnswer, context: AppContext): Answer {
  const { body } = answer
  const origin = { publicOrigin: publicOriginOf(context), now: new Date(body.created_at) }
  const file = visitorCalendarFile(body, context.content.current().revision, origin, true)
  return file === null ? answer : { ...answer, body: { ...body, calendar_file: file } }
}

function tooSoon(seconds: number): HttpError {
  return new HttpError(429, 'tooSoon', Math.ceil(seconds))
}

/**
 * How much of the minimum fill time is left, in seconds: a page loads its anti-forgery token when its form comes to life, and no person fills that in
 * at once. Programs that call the API send no Origin, and are subject to the rate limits alone.
 */
function secondsTooSoon({ headers }: FastifyRequest, { formMinSeconds }: Config, now: Date): number {
  const age = headers.origin === undefined ? Infinity : csrfTokenAge(String(headers['x-csrf-token']), now) / 1000
  // A token issued later than now is from a clock that is ahead or has been set back since: its age is unknown.
  return age < 0 ? 0 : formMinSeconds - age
}
