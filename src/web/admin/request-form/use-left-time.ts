import { use, useEffect, useState } from 'react'
import { useForm } from '../../renderer/fields/form-view.ts'
import { CrewContext } from './crew-choice.ts'
import { type WishedTime, wishedNext } from './wished-time.ts'

/** Takes a time out of the form that was chosen for another day and is not free on this one, where this one has free times; returns it, empty while there is none. */
export function useLeftTime(): string {
  const { choices, slot, day, dispatch } = useForm()
  const { date, time } = choices
  // A time that one crew has taken may be another's.
  const hasCrew = (use(CrewContext)?.crew ?? '') !== ''
  const isTaken = slot === 'booked' && !hasCrew && (day?.slots.length ?? 0) > 0
  const [wish, setWish] = useState<WishedTime>({ date, time, isCarried: false, left: '', instead: null })
  const next = wishedNext(wish, { date, time }, isTaken)
  if (next !== wish) setWish(next)
  const wanted = next.instead === time ? next.time : time
  useEffect(() => {
    if (wanted !== time) dispatch({ kind: 'time', time: wanted })
  }, [wanted, time, dispatch])
  return next.left
}
