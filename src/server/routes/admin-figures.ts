import { addDays, isCalendarDay } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { type HttpError, refuseFields } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'

/** Maximum span, in days: a year of months or weeks, with room to spare. */
const MAX_DAYS = 400

/** Counts and sums of requests. */
export function adminFigureRoutes({ content, storage: { appointments } }: AppContext): ApiRoute[] {
  const money = () => content.current().revision.money
  return [
    route({
      method: 'GET',
      url: '/api/v1/appointments/counts',
      summary: 'How many requests in each status a list would have, whatever status and page it asks for',
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
      handle: async () => ({ status: 200, body: { summary: await appointments.summary(money()) } }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/values',
      summary: 'What visits are worth, day by day',
      access: 'admin',
      query: requestSchemas.ValuesQuery,
      answers: { 200: 'ValuesAnswer' },
      handle: async ({ query: { from, until } }) => {
        checkDays(from, until)
        return { status: 200, body: await appointments.values(from, until, money()) }
      },
    }),
  ]
}

function checkDays(from: Day, until: Day): void {
  if (!isCalendarDay(from)) throw refusal('from', 'The first day must be one of the calendar, such as 2026-05-20')
  if (!isCalendarDay(until)) throw refusal('until', 'The last day must be one of the calendar, such as 2026-05-20')
  if (until < from) throw refusal('until', 'The last day must not be before the first')
  if (until >= addDays(from, MAX_DAYS)) throw refusal('until', `There can be no more than ${MAX_DAYS} days`)
}

function refusal(field: string, message: string): HttpError {
  return refuseFields([{ field, message }], message)
}
