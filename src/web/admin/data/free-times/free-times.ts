import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { addDays } from '#src/catalog/days.ts'
import { adminTimeslotAnswer } from '#src/contract/generated/admin-answers.ts'
import { daysAnswer, slotsAnswer } from '#src/contract/generated/site-answers.ts'
import type { AdminTimeslotAnswer, Appointment, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'

/** First part of the query keys. */
const FREE_TIMES = 'free times'

/** What a time has to be free for. */
export interface FreeFor {
  /** The request that is changed: its own time counts as free. */
  except?: string | undefined
  /** The only crew that will do. */
  crew?: number | undefined
}

/**
 * A call of the owner's forms, up to its own parameters: a day's free `slots`, whether a time is free whatever the opening hours (`check-timeslot`), or
 * what follows from a code (`lookup`).
 */
export function formCall(call: 'slots' | 'check-timeslot' | 'lookup', { except, crew }: FreeFor): string {
  return `/api/v1/appointments/${call}?${except === undefined ? '' : `except=${encodeURIComponent(except)}&`}${crew === undefined ? '' : `crew=${crew}&`}`
}

/** The free starts of a day for a visit of that many minutes. @param slots of {@link formCall} */
export function freeStartsQuery(api: AdminApi, slots: string, minutes: number, date: Day) {
  return queryOptions({ queryKey: [FREE_TIMES, 'starts', slots, minutes, date], queryFn: () => startsOn(api, slots, minutes, date) })
}

/** A day with its free starts. */
export interface DayStarts {
  date: Day
  starts: readonly TimeOfDay[]
}

/** How many good days are looked for at a time, and how many times the server is asked for them at most. */
const [WANTED, LOOKS] = [3, 4]

/**
 * The next days with free starts for a visit of that many minutes, some at a time, each with those starts: up to the third good one, the very next ones
 * where none soon are. Later ones follow the last of them, or begin at a chosen day that is later still.
 */
export function freeDaysQuery(api: AdminApi, slots: string, minutes: number, first: Day, isGood: (day: DayStarts) => boolean, chosen: Day = first) {
  return infiniteQueryOptions({
    queryKey: [FREE_TIMES, 'days', slots, minutes, first],
    queryFn: async ({ pageParam }) => {
      const next = await daysFrom(api, slots, minutes, pageParam)
      const days = [...next]
      for (let looks = 1; looks < LOOKS && days.filter(isGood).length < WANTED; looks++) {
        const from = dayAfter(days)
        const more = from === undefined ? [] : await daysFrom(api, slots, minutes, from)
        if (more.length === 0) break
        days.push(...more)
      }
      const last = days.filter(isGood).slice(0, WANTED).at(-1)
      return last === undefined ? next : days.slice(0, days.indexOf(last) + 1)
    },
    initialPageParam: first,
    getNextPageParam: (days: readonly DayStarts[]) => {
      const next = dayAfter(days)
      return next !== undefined && chosen > next ? chosen : next
    },
  })
}

function dayAfter(days: readonly DayStarts[]): Day | undefined {
  const last = days.at(-1)
  return last && addDays(last.date, 1)
}

async function daysFrom(api: AdminApi, slots: string, minutes: number, date: Day): Promise<DayStarts[]> {
  const query = new URLSearchParams({ date, duration: String(minutes) })
  const { days } = expectShape(daysAnswer, await api.get(`/api/v1/services/days?${query}`))
  return Promise.all(days.map(async ({ date }) => ({ date, starts: await startsOn(api, slots, minutes, date) })))
}

async function startsOn(api: AdminApi, slots: string, minutes: number, date: Day): Promise<TimeOfDay[]> {
  return expectShape(slotsAnswer, await api.get(slots + new URLSearchParams({ date, duration: String(minutes) }).toString())).slots
}

/** Whether a visit of that many minutes would meet no other at a time, whom it would meet, and which crew it would get. @param check of {@link formCall} */
export function timeslotQuery(api: AdminApi, check: string, minutes: number, { date, time }: LocalTime) {
  const path = check + new URLSearchParams({ date, time, duration: String(minutes) }).toString()
  return queryOptions({ queryKey: [FREE_TIMES, 'check', path], queryFn: async () => expectShape(adminTimeslotAnswer, await api.get(path)) })
}

/** Whether the time of a visit is free for it, and who has it otherwise; null disables it. */
export function timeslotOfQuery(api: AdminApi, request: Appointment | null) {
  const of = request && { id: request.id, version: request.version }
  return queryOptions({ queryKey: [FREE_TIMES, 'of', of], queryFn: request === null ? skipToken : () => timeslotOf(api, request) })
}

/** Whether the time of a visit is free for it, and who has it otherwise; null where it has none. */
export async function timeslotOf(api: AdminApi, request: Appointment): Promise<AdminTimeslotAnswer | null> {
  const { id, appointment_date: date, appointment_time: time, duration } = request
  if (date === null || time === null || duration === undefined) return null
  const query = new URLSearchParams({ date, time, duration: String(duration) })
  return expectShape(adminTimeslotAnswer, await api.get(formCall('check-timeslot', { except: id }) + query.toString()))
}
