import { type ApiRoute, route } from '../http/api-route.ts'
import { readDays } from '../http/day-range.ts'
import { couponUses } from '../bookings/coupon-uses.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'

/** Counts and sums of requests. */
export function adminFigureRoutes({ content, storage: { appointments, coupons } }: AppContext): ApiRoute[] {
  const money = () => content.current().revision.money
  return [
    route({
      method: 'GET',
      url: '/api/v1/appointments/counts',
      summary: 'How many requests a list would have for each status that it can be asked for, whatever status and page it asks for',
      access: 'admin',
      query: requestSchemas.AppointmentQuery,
      answers: { 200: 'StatusCounts' },
      handle: async ({ query }) => ({ status: 200, body: await appointments.counts(query) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/summary',
      summary: 'How many requests there are, and what they are worth',
      access: 'admin',
      answers: { 200: 'SummaryAnswer' },
      handle: async () => ({ status: 200, body: await appointments.summary(money()) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/values',
      summary: 'What visits are worth, day by day',
      access: 'admin',
      query: requestSchemas.ValuesQuery,
      answers: { 200: 'ValuesAnswer' },
      handle: async ({ query }) => ({ status: 200, body: await appointments.values(...readDays(query), money()) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/report',
      summary: 'What completed requests have brought, by month and service',
      access: 'admin',
      query: requestSchemas.ValuesQuery,
      answers: { 200: 'ReportAnswer' },
      handle: async ({ query }) => ({ status: 200, body: await appointments.report(...readDays(query), money()) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/coupons',
      summary: 'How often discount codes are used',
      access: 'admin',
      answers: { 200: 'CouponUses' },
      handle: async () => ({ status: 200, body: await couponUses(content.current().revision.catalog, coupons) }),
    }),
  ]
}
