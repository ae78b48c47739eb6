import type { LocalTime } from '#src/booking/schedule/business-time.ts'

/** The time of a visit as somebody wants it, beside what stands in the form. */
export interface WishedTime extends LocalTime {
  /** Whether the time was chosen for another day. */
  isCarried: boolean
  /** The time of another day that was taken out of the form, since it is not free on this one; empty while there is none. */
  left: string
  /** What stands in the form until it says the wanted time; null once it does. */
  instead: string | null
}

/** What is wanted once the form says this: a time that was chosen for another day leaves the form where it is taken, and is tried again on the next day. */
export function wishedNext(wish: WishedTime, { date, time }: LocalTime, isTaken: boolean): WishedTime {
  const isSameDay = date === wish.date
  if (isSameDay && time === wish.instead) return wish
  if (isSameDay && time === wish.time) {
    if (isTaken && wish.isCarried) return { date, time: '', isCarried: false, left: time, instead: time }
    return wish.instead === null ? wish : { ...wish, instead: null }
  }
  if (!isSameDay && time === '' && wish.left !== '') return { date, time: wish.left, isCarried: true, left: '', instead: '' }
  return { date, time, isCarried: !isSameDay && time !== '' && time === wish.time, left: '', instead: null }
}
