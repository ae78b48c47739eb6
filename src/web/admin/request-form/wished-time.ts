import type { LocalTime } from '#src/booking/schedule/business-time.ts'

/** The time of a visit as somebody wants it, beside what stands in the form. */
export interface WishedTime extends LocalTime {
  /** Whether the time was chosen for another day. */
  isCarried: boolean
  /** The time of another day that was taken out of the form, since it is not free on this one; empty while there is none. */
  left: string
  /** The form's time while an update of it to `time` is under way; null otherwise. */
  instead: string | null
}

/** Returns the wanted time after the form changed: a time chosen for another day is taken out of the form where it is booked, and tried again on the next day that is chosen. */
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
