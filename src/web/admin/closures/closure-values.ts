import type { Closure, Day, NewClosure } from '#src/contract/generated/types.ts'

/** What the form of a closure holds; a day that is not chosen is empty. */
export interface ClosureValues {
  isWholeDays: boolean
  first: string
  last: string
  from: string
  until: string
  crews: Closure['crews']
  reason: string
}

/** When is blocked, and for which crews. */
export type TimeOfCrews = Omit<NewClosure, 'reason'>

/** The form before anything is chosen: a whole day, empty where none is proposed, or the hour after noon. */
export function valuesOn(day: Day): ClosureValues {
  return { isWholeDays: true, first: day, last: day, from: '12:00', until: '13:00', crews: 'all', reason: '' }
}

/** The form of a stored closure. */
export function valuesOf({ first_day, last_day, from_time, until_time, crews, reason }: Closure): ClosureValues {
  const { from, until } = valuesOn(first_day)
  return { isWholeDays: from_time === null, first: first_day, last: last_day, from: from_time ?? from, until: until_time ?? until, crews, reason }
}

/** The time that the form holds, and whose; null while it is not whole or ends before it begins. Hours are those of the first day. */
export function timeOfValues({ isWholeDays, first, last, from, until, crews }: ClosureValues): TimeOfCrews | null {
  if (isWholeDays) return first === '' || last < first ? null : { first_day: first, last_day: last, crews }
  return first === '' || from === '' || until <= from ? null : { first_day: first, last_day: first, from_time: from, until_time: until, crews }
}

/** The time of a stored closure, and whose. */
export function timeOfClosure({ first_day, last_day, from_time, until_time, crews }: Closure): TimeOfCrews {
  return { first_day, last_day, ...(from_time !== null && until_time !== null && { from_time, until_time }), crews }
}

/** The closure that the form holds; null while it holds no time. */
export function closureOf(values: ClosureValues): NewClosure | null {
  const time = timeOfValues(values)
  return time && { ...time, reason: values.reason }
}
