import { use } from 'react'
import { isCalendarDay } from '#src/catalog/days.ts'
import { isTimeOfDay } from '#src/catalog/time-of-day.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { blockedText } from '../calendar/moves.ts'
import { useClosuresOn } from '../closures/use-closures-on.ts'
import { useContent } from '../data/content/admin-content.ts'
import { CrewContext } from './crew-choice.ts'

/** That closures take the chosen time, from the crew that is asked for or from all, and why; null where they do not. */
export function useBlocked(): string | null {
  const { choices, minutes, today } = useForm()
  const { business } = useContent()
  const { date, time } = choices
  const crew = use(CrewContext)?.crew
  const closures = useClosuresOn(isCalendarDay(date) ? date : today)
  return isTimeOfDay(time) && minutes !== null ? blockedText(business, minutes, { date, time }, closures, crew) : null
}
