import { localTime } from '#src/booking/schedule/business-time.ts'
import { isOnClock } from '#src/booking/schedule/clock-changes.ts'
import { inAdminWords } from '#src/booking/request/override.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import type { Day, ManualRequest, TimeOfDay } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Answer, type Call, readBySchema, route } from '../http/api-route.ts'
import { isSlotFree } from '../bookings/free-slots.ts'
import { readIdempotency } from '../http/idempotency.ts'
import { refuseUnlessOverridden } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { earlierAnswer, storeRequest, UNCOUNTED } from '../bookings/store-request.ts'

/** Requests that the admin enters for callers. */
export function manualAppointmentRoutes(context: AppContext): ApiRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/v1/appointments/manual',
      summary: 'Enter a request for somebody who called; it may break what binds visitors, but never take a time that is held',
      access: 'admin',
      body: requestSchemas.ManualRequest,
      answers: { 201: 'Appointment', 409: 'Failure', 422: 'Failure' },
      handle: call => enter(call, context),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/check-timeslot',
      summary: 'Whether a visit of a duration would meet no other then, whatever the opening hours',
      access: 'admin',
      query: requestSchemas.TimeslotQuery,
      answers: { 200: 'TimeslotAnswer' },
      handle: async ({ query: { date, time, duration } }) => ({
        status: 200,
        body: { available: exists(date, time, context) && (await isSlotFree(context, date, time, Number(duration))) },
      }),
    }),
  ]
}

/** Whether a day and a time exist in the business's time zone. */
function exists(date: Day, time: TimeOfDay, { content }: AppContext): boolean {
  return isCalendarDay(date) && isOnClock(date, time, content.current().revision.content.business.timeZone)
}

async function enter({ body, request }: Call<ManualRequest, unknown>, context: AppContext): Promise<Answer> {
  const idempotency = readIdempotency(request, body)
  const earlier = await earlierAnswer(idempotency, context)
  if (earlier !== null) return earlier

  const { status = 'Pending', despite_warnings = false, ...wanted } = body
  const { revision } = context.content.current()
  const { business, messages } = revision.content
  const payload = readBySchema(requestSchemas.AppointmentRequest, { name: '', email: '', ...wanted }, 'request')
  const { request: read, problems } = readRequest(revision, payload, localTime(context.clock(), business.timeZone))
  refuseUnlessOverridden(inAdminWords(problems), despite_warnings, messages.form.summary)
  if (read === null) throw new Error('a request without an error was not read')
  const { answer } = await storeRequest(read, { status, firstEvent: 'entered', ...UNCOUNTED }, idempotency, context)
  return answer
}
