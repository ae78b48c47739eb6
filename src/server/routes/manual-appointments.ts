import { toldEntry } from '#src/booking/appointment/told-change.ts'
import { cellsOf } from '#src/booking/schedule/cells.ts'
import { isOnClock } from '#src/booking/schedule/clock-changes.ts'
import { USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import type { AdminTimeslotAnswer, AdminTimeslotQuery, Day, MailPreview, ManualRequest, TimeOfDay } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Answer, type Call, route } from '../http/api-route.ts'
import { slotsAnswer } from '../bookings/closed-day.ts'
import { crewFreeOfVisits } from '../bookings/free-slots.ts'
import { lookUp } from '../bookings/look-up.ts'
import { isUsedUp } from '../bookings/used-up.ts'
import { readIdempotency } from '../http/idempotency.ts'
import { mailPreview } from '../mail/mail-preview.ts'
import { mailsOfEntry } from '../mail/told-mails.ts'
import { todayOf } from '../pages/page-request.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { flatOfItems } from '../bookings/items-request.ts'
import { readManual } from '../bookings/manual-request.ts'
import { withCrew } from '../storage/reservations/crews-of.ts'
import { earlierAnswer, type StoredAnswer, storeRequest, UNCOUNTED } from '../bookings/store-request.ts'

/** Requests that the admin enters for callers. */
export function manualAppointmentRoutes(context: AppContext): ApiRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/v1/appointments/manual',
      summary: 'Enter a request for somebody who called; it may break what binds visitors, but never take a time that is held',
      access: 'admin',
      body: requestSchemas.ManualRequest,
      prepare: body => flatOfItems(body, context.content.current().revision),
      answers: { 201: 'Appointment', 409: 'Failure', 422: 'Failure' },
      handle: call => enter(call, context),
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/manual/mails/preview',
      summary: 'What who called would be told by mail or text message of a request before it is entered; the reference is drawn then',
      access: 'admin',
      body: requestSchemas.ManualRequest,
      prepare: body => flatOfItems(body, context.content.current().revision),
      answers: { 200: 'MailPreview', 400: 'Failure' },
      handle: async ({ body }) => ({ status: 200, body: previewOf(body, context) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/check-timeslot',
      summary: 'Whether a visit of a duration would meet no other then, whatever the opening hours and closures; else which hold the time',
      access: 'admin',
      query: requestSchemas.AdminTimeslotQuery,
      answers: { 200: 'AdminTimeslotAnswer' },
      handle: async ({ query }) => ({ status: 200, body: await timeslotOf(query, context) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/slots',
      summary: 'The starts of a day that are free for a visit of a duration, also for one that has its time already',
      access: 'admin',
      query: requestSchemas.AdminSlotsQuery,
      answers: { 200: 'SlotsAnswer' },
      handle: async ({ query: { date, duration, except, crew } }) => ({
        status: 200,
        body: await slotsAnswer(context, date, Number(duration), { except, crew: numberOf(crew) }),
      }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/lookup',
      summary: 'What follows from a code, of a discount code that has been used up also where it counts all the same: the owner may overrule that',
      access: 'admin',
      query: requestSchemas.AdminLookupQuery,
      answers: { 200: 'LookupAnswer' },
      async handle({ query: { except, ...query } }) {
        const { catalog } = context.content.current().revision
        const found = lookUp(catalog, query)
        const isOver = (await isUsedUp(catalog, query, context.storage.coupons, except)) === true
        return { status: 200, body: isOver && found.answer !== undefined ? { answer: USED_UP, despite: found.answer } : found }
      },
    }),
  ]
}

async function timeslotOf({ date, time, duration, except, crew }: AdminTimeslotQuery, context: AppContext): Promise<AdminTimeslotAnswer> {
  if (!exists(date, time, context)) return { available: false }
  const { crews, timeZone } = context.content.current().revision.content.business
  const asked = numberOf(crew)
  const given = await crewFreeOfVisits(context, date, time, Number(duration), { except, crew: asked })
  if (given !== null) return { available: true, ...(crews > 1 && { crew: given }) }
  const holders = await context.storage.appointments.holders(cellsOf(date, time, Number(duration), timeZone), context.clock(), {
    except,
    hasCrews: crews > 1,
  })
  const ofCrew = holders.filter(holder => holder.crew === asked)
  const held_by = ofCrew.length > 0 ? ofCrew : holders
  return { available: false, held_by }
}

function numberOf(crew: string | undefined): number | undefined {
  return crew === undefined ? undefined : Number(crew)
}

/** Whether a day and a time exist in the business's time zone. */
function exists(date: Day, time: TimeOfDay, { content }: AppContext): boolean {
  return isCalendarDay(date) && isOnClock(date, time, content.current().revision.content.business.timeZone)
}

async function enter({ body, request, username }: Call<ManualRequest, unknown>, context: AppContext): Promise<Answer> {
  const idempotency = readIdempotency(request, body)
  const earlier = await earlierAnswer(idempotency, context)
  if (earlier !== null) return withItsCrew(earlier, context)

  const entry = readManual(body, context)
  const { answer } = await storeRequest(
    entry.request,
    {
      ...UNCOUNTED,
      status: entry.status,
      ...(entry.agreedPrice !== undefined && { agreedPrice: entry.agreedPrice }),
      ...(entry.crew !== undefined && { crew: entry.crew }),
      firstEvent: 'entered',
      by: username,
      despiteClosures: entry.isOverridden,
      despiteLimits: entry.isOverridden,
      mailsOf: mailsOfEntry(entry, context),
    },
    idempotency,
    context,
  )
  if (entry.tell) void context.outbox?.run(request.log)
  return withItsCrew(answer, context)
}

/** Adds the crew to a stored answer, which has none: visitors are not told it. */
async function withItsCrew(answer: StoredAnswer, { content, storage }: AppContext): Promise<Answer> {
  const { crews } = content.current().revision.content.business
  const crew = crews > 1 ? await storage.appointments.crewOf(answer.body.id) : null
  return { ...answer, body: withCrew(answer.body, crew) }
}

function previewOf(body: ManualRequest, context: AppContext): MailPreview {
  const { unstored } = readManual({ ...body, despite_warnings: true }, context)
  const kind = toldEntry(unstored, todayOf(context.content.current().revision, context))
  return mailPreview(kind === null ? null : { kind, stored: unstored, old: null }, context)
}
