import { localTime } from '#src/booking/schedule/business-time.ts'
import { serviceTypes } from '#src/booking/schedule/service-types.ts'
import { USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import { isStart } from '#src/booking/schedule/is-start.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { slotsAnswer } from '../bookings/closed-day.ts'
import { freeDays, isSlotFree } from '../bookings/free-slots.ts'
import { lookUp } from '../bookings/look-up.ts'
import { isUsedUp } from '../bookings/used-up.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'

/** What was found does not change with its revision. */
const KEPT_A_DAY = 'private, max-age=86400'

/** Calls on what can be booked, and when. */
export function serviceRoutes(context: AppContext): ApiRoute[] {
  const { content, storage, clock } = context
  return [
    route({
      method: 'GET',
      url: '/api/v1/services/types',
      summary: 'All service types with their longest duration in minutes',
      access: 'public',
      answers: { 200: 'ServiceTypes' },
      handle: () => ({ status: 200, body: { service_types: serviceTypes(content.current().revision.catalog) } }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/services/check-timeslot',
      summary: 'Whether a visit of a duration can start then',
      access: 'public',
      query: requestSchemas.TimeslotQuery,
      answers: { 200: 'TimeslotAnswer' },
      handle: async ({ query: { date, time, duration } }) => {
        const { business } = content.current().revision.content
        const canStart = isStart(business, date, time, localTime(clock(), business.timeZone))
        return { status: 200, body: { available: canStart && (await isSlotFree(context, date, time, Number(duration))) } }
      },
    }),
    route({
      method: 'GET',
      url: '/api/v1/services/slots',
      summary: 'The starts of a day that are free for a visit of a duration, and why closures leave none',
      access: 'public',
      query: requestSchemas.SlotsQuery,
      answers: { 200: 'SlotsAnswer' },
      handle: async ({ query: { date, duration } }) => ({ status: 200, body: await slotsAnswer(context, date, Number(duration)) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/services/lookup',
      summary: 'What follows from a code, such as the travel zone of a ZIP code',
      access: 'public',
      query: requestSchemas.LookupQuery,
      answers: { 200: 'LookupAnswer' },
      async handle({ query }) {
        const { catalog, id } = content.current().revision
        const found = lookUp(catalog, query)
        const usedUp = await isUsedUp(catalog, query, storage.coupons)
        const headers = { 'cache-control': query.revision === id && usedUp === null ? KEPT_A_DAY : 'no-store' }
        return { status: 200, body: usedUp === true ? { answer: USED_UP } : found, headers }
      },
    }),
    route({
      method: 'GET',
      url: '/api/v1/services/days',
      summary: 'The next days, from one on, with a free start for a visit of a duration',
      access: 'public',
      query: requestSchemas.SlotsQuery,
      answers: { 200: 'DaysAnswer' },
      handle: async ({ query: { date, duration } }) => ({ status: 200, body: { days: await freeDays(context, date, Number(duration)) } }),
    }),
  ]
}
