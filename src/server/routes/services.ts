import { localTime } from '#src/booking/business-time.ts'
import { serviceTypes } from '#src/booking/service-types.ts'
import { areFree, freeStarts } from '#src/booking/free-times.ts'
import { cellsOf, isStart, startsOn } from '#src/booking/slots.ts'
import { type ApiRoute, route } from '../api-route.ts'
import type { ServerParts } from '../server-parts.ts'
import { shapes } from '../shapes.ts'

/** What can be booked, and when. */
export function serviceRoutes({ content, storage, clock }: ServerParts): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/services/types',
      summary: 'All service types with their longest duration in minutes',
      access: 'public',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'ServiceTypes' },
      handle: () => ({ status: 200, body: { service_types: serviceTypes(content.current().revision.catalog) } }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/services/check-timeslot',
      summary: 'Whether a visit of a duration can start then',
      access: 'public',
      body: shapes.NoPayload,
      query: shapes.TimeslotQuery,
      answers: { 200: 'TimeslotAnswer' },
      handle: async ({ query: { date, time, duration } }) => {
        const { business } = content.current().revision.content
        const canStart = isStart(business, date, time, localTime(clock(), business.timeZone))
        if (!canStart) return { status: 200, body: { available: false } }
        const cells = cellsOf(date, time, Number(duration))
        const claims = await storage.appointments.claims(date, cells.at(-1)?.day ?? date)
        return { status: 200, body: { available: areFree(cells, business.crews, claims) } }
      },
    }),
    route({
      method: 'GET',
      url: '/api/v1/services/slots',
      summary: 'The starts of a day that are free for a visit of a duration',
      access: 'public',
      body: shapes.NoPayload,
      query: shapes.SlotsQuery,
      answers: { 200: 'SlotsAnswer' },
      handle: async ({ query: { date, duration } }) => {
        const { business } = content.current().revision.content
        const minutes = Number(duration)
        const starts = startsOn(business, date)
        const lastDay = cellsOf(date, starts.at(-1) ?? '00:00', minutes).at(-1)?.day ?? date
        const claims = starts.length === 0 ? [] : await storage.appointments.claims(date, lastDay)
        return { status: 200, body: { slots: freeStarts(business, date, minutes, localTime(clock(), business.timeZone), claims) } }
      },
    }),
  ]
}
