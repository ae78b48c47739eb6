import { crewProblems } from '#src/booking/appointment/crew-problem.ts'
import { cleanText } from '#src/booking/request/clean-text.ts'
import { crewNamed } from '#src/booking/schedule/closed-crews.ts'
import type { ClosedTime } from '#src/booking/schedule/closed-time.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { ClosedTimeQuery, NewClosure, StoredClosure } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { checkDays, readDays } from '../http/day-range.ts'
import { HttpError, refuseField } from '../http/http-error.ts'
import { todayOf } from '../pages/page-request.ts'
import type { NewClosureRow, SameTime } from '../storage/closures/closure-store.ts'

/** Days off and blocked times. */
export function closureRoutes({ content, storage: { closures }, clock }: AppContext): ApiRoute[] {
  function readClosure({ crews, reason = '', ...time }: NewClosure, by: string): NewClosureRow {
    const closed = readTime(time)
    // A day that is over is usually another year's.
    if (closed.last_day < todayOf(content.current().revision, { clock })) throw refuseField('last_day', 'The last day must not be before today')
    const { business } = content.current().revision.content
    const [problem] = crewProblems(crewNamed(crews), business.crews, true)
    if (problem !== undefined) throw refuseField('crews', problem.message)
    return { ...closed, crews, reason: cleanText(reason, false), by }
  }

  const crews = () => content.current().revision.content.business.crews

  return [
    route({
      method: 'GET',
      url: '/api/v1/closures',
      summary: 'Days off and blocked times that touch the days from one to another',
      access: 'admin',
      query: requestSchemas.ClosureQuery,
      answers: { 200: 'ClosureList' },
      handle: async ({ query }) => ({ status: 200, body: { closures: await closures.between(...readDays(query)) } }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/closures/visits',
      summary: 'The visits that hold a time then, before it is closed and after',
      access: 'admin',
      query: requestSchemas.ClosedTimeQuery,
      answers: { 200: 'ClosedVisits' },
      handle: async ({ query: { crews: whose = 'all', ...time } }) => ({
        status: 200,
        body: await closures.visits({ ...readTime(time), crews: whose }, clock(), crews()),
      }),
    }),
    route({
      method: 'POST',
      url: '/api/v1/closures',
      summary: 'Close whole days, or hours of one, for all crews or one of them; the visits that stand in it stay and are named',
      access: 'admin',
      body: requestSchemas.NewClosure,
      answers: { 201: 'StoredClosure', 409: 'Failure' },
      handle: async ({ body, username }) => ({ status: 201, body: storedOf(await closures.add(readClosure(body, username), clock(), crews())) }),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/closures/:id',
      summary: 'Replace a closure',
      access: 'admin',
      body: requestSchemas.NewClosure,
      answers: { 200: 'StoredClosure', 404: 'Failure', 409: 'Failure' },
      handle: async ({ id, body, username }) => {
        const stored = await closures.change(id, readClosure(body, username), clock(), crews())
        if (stored === null) throw unknownClosure()
        return { status: 200, body: storedOf(stored) }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/closures/:id',
      summary: 'Open what a closure took',
      access: 'admin',
      answers: { 200: 'NoPayload', 404: 'Failure' },
      handle: async ({ id }) => {
        if (!(await closures.remove(id))) throw unknownClosure()
        return { status: 200, body: {} }
      },
    }),
  ]
}

/** Reads whole days, or hours of one day. @throws HttpError 400 */
function readTime({ first_day, last_day, ...hours }: ClosedTimeQuery): ClosedTime {
  const [from_time, until_time] = [hours.from_time ?? null, hours.until_time ?? null]
  checkDays(first_day, last_day, ['first_day', 'last_day'])
  if ((from_time === null) !== (until_time === null))
    throw refuseField(from_time === null ? 'from_time' : 'until_time', 'Give both times, or none for whole days')
  if (from_time !== null && until_time !== null) {
    if (first_day !== last_day) throw refuseField('last_day', 'Times are those of one day: leave them out to close whole days')
    if (until_time <= from_time) throw refuseField('until_time', 'The end must be after the beginning')
  }
  return { first_day, last_day, from_time, until_time }
}

/** @throws HttpError 409 where the time is closed already */
function storedOf(outcome: StoredClosure | SameTime): StoredClosure {
  if (!('same' in outcome)) return outcome
  const { reason } = outcome.same
  throw new HttpError(409, { error: `This time is blocked already${reason === '' ? '' : `: ${reason}`}` })
}

function unknownClosure(): HttpError {
  return new HttpError(404, { error: 'There is no such closure' })
}
