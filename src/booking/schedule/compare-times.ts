import { weekdayOf } from '#src/catalog/days.ts'
import type {
  Appointment,
  Business,
  Day,
  OpeningHours,
  StandingRequest,
  TimeSetting,
  TimesDifference,
  Weekday,
} from '#src/contract/generated/types.ts'
import { isStartOn } from './is-start.ts'
import { hoursOn } from './slots.ts'

/** A stored request with a day, which may stand at a time that is no longer offered. */
export type StoredVisit = Pick<Appointment, 'id' | 'name' | 'appointment_date' | 'appointment_time'>

/** The days of a week, as people list them. */
export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const satisfies readonly Weekday[]

const SETTINGS: Readonly<Record<TimeSetting['of'], (business: Business) => number | string | undefined>> = {
  crews: ({ crews }) => crews,
  slotMinutes: ({ slotMinutes }) => slotMinutes,
  leadDaysOnDesktop: ({ leadDays }) => leadDays.desktop,
  leadDaysOnMobile: ({ leadDays }) => leadDays.mobile,
  horizonDays: ({ horizonDays }) => horizonDays,
  holdHours: ({ unconfirmedHolds }) => unconfirmedHolds?.hours,
  usualOnDay: ({ unconfirmedHolds }) => unconfirmedHolds?.usual?.onDay,
  usualInAll: ({ unconfirmedHolds }) => unconfirmedHolds?.usual?.inAll,
  timeZone: ({ timeZone }) => timeZone,
}

/**
 * What changes of when visits can be booked, from today on, and which of the stored visits stand at a start that is offered no more. Null where nothing
 * does. A visit that stood at none before, such as one that the owner entered, is not named.
 */
export function compareTimes(before: Business, after: Business, visits: readonly StoredVisit[], today: Day): TimesDifference | null {
  const requests = visits.flatMap(visit => standing(visit, before, after, today))
  const on = (holds: (day: Day) => boolean) => requests.filter(({ day }) => holds(day)).length
  const days = changedDays(before, after, today).map(({ day, change }) => ({ day, change, requests: on(each => each === day) }))
  const weekdays = WEEK.flatMap(weekday => {
    const [old, now] = [hoursOf(before, weekday), hoursOf(after, weekday)]
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    return [{ weekday, before: old, after: now, requests: on(day => weekdayOf(day) === weekday && !days.some(each => each.day === day)) }]
  })
  const settings = (Object.keys(SETTINGS) as TimeSetting['of'][]).flatMap(of => {
    const [old, now] = [SETTINGS[of](before) ?? null, SETTINGS[of](after) ?? null]
    return old === now ? [] : [{ of, before: old, after: now }]
  })
  return weekdays.length + days.length + settings.length === 0 ? null : { weekdays, days, settings, requests }
}

function hoursOf({ hours }: Business, weekday: Weekday): Omit<OpeningHours, 'day'> | null {
  const found = hours.find(({ day }) => day === weekday)
  return found === undefined ? null : { open: found.open, close: found.close, lastStart: found.lastStart }
}

/** Days off that come or go, from today on, where the business works on that weekday. */
function changedDays(before: Business, after: Business, today: Day): { day: Day; change: 'closes' | 'opens' }[] {
  const [old, now] = [new Set(before.closedDates), new Set(after.closedDates)]
  const days = [...old.symmetricDifference(now)].filter(day => day >= today).sort()
  return days.flatMap((day): { day: Day; change: 'closes' | 'opens' }[] => {
    if (now.has(day)) return hoursOn(before, day) === null ? [] : [{ day, change: 'closes' }]
    return hoursOn(after, day) === null ? [] : [{ day, change: 'opens' }]
  })
}

function standing(
  { id, name, appointment_date: day, appointment_time: time }: StoredVisit,
  before: Business,
  after: Business,
  today: Day,
): StandingRequest[] {
  if (day === null || time === null || day < today) return []
  return isStartOn(before, day, time) && !isStartOn(after, day, time) ? [{ id, name, day, time }] : []
}
