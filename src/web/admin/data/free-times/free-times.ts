import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { addDays } from '#src/catalog/days.ts'
import { adminTimeslotAnswer } from '#src/contract/generated/admin-answers.ts'
import { daysAnswer, slotsAnswer } from '#src/contract/generated/site-answers.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'

/** First part of the query keys. */
const FREE_TIMES = 'free times'

/** A visit that is to move: its own time counts as free. */
interface Moving {
  id: string
  minutes: number
  /** The only crew that will do. */
  crew?: number | undefined
}

function askedFor({ id, minutes, crew }: Moving): Record<string, string> {
  return { duration: String(minutes), except: id, ...(crew !== undefined && { crew: String(crew) }) }
}

/** The free starts of a day for a visit that is to move. */
export function freeStartsQuery(api: AdminApi, moving: Moving, day: Day) {
  const query = new URLSearchParams({ date: day, ...askedFor(moving) })
  return queryOptions({
    queryKey: [FREE_TIMES, 'starts', query.toString()],
    queryFn: async () => expectShape(slotsAnswer, await api.get(`/api/v1/appointments/slots?${query}`)).slots,
  })
}

/** The next days with free starts for a visit of that many minutes, some at a time, each with those starts. @param slots the call for a day's free starts, up to its own parameters */
export function freeDaysQuery(api: AdminApi, slots: string, minutes: number, first: Day) {
  const startsOf = async (date: Day) => {
    const query = new URLSearchParams({ date, duration: String(minutes) })
    return { date, starts: expectShape(slotsAnswer, await api.get(slots + query.toString())).slots }
  }
  return infiniteQueryOptions({
    queryKey: [FREE_TIMES, 'days', slots, minutes, first],
    queryFn: async ({ pageParam }) => {
      const query = new URLSearchParams({ date: pageParam, duration: String(minutes) })
      const { days } = expectShape(daysAnswer, await api.get(`/api/v1/services/days?${query}`))
      return Promise.all(days.map(({ date }) => startsOf(date)))
    },
    initialPageParam: first,
    getNextPageParam: days => {
      const last = days.at(-1)
      return last === undefined ? undefined : addDays(last.date, 1)
    },
  })
}

/** Whether a visit that is to move would meet no other at a time, whatever the opening hours, and which crew it would get. */
export function timeslotQuery(api: AdminApi, moving: Moving, day: Day, time: TimeOfDay) {
  const query = new URLSearchParams({ date: day, time, ...askedFor(moving) })
  return queryOptions({
    queryKey: [FREE_TIMES, 'check', query.toString()],
    queryFn: async () => expectShape(adminTimeslotAnswer, await api.get(`/api/v1/appointments/check-timeslot?${query}`)),
  })
}
