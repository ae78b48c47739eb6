import { closedText } from '#src/booking/schedule/closed-text.ts'
import { hoursOn } from '#src/booking/schedule/slots.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import { useForm } from '../../renderer/fields/form-view.ts'

/** That closures or the opening hours close the chosen day, and why; undefined where they do not. */
export function useClosed(): string | undefined {
  const { revision, choices, day } = useForm()
  const { business, bookingForm } = revision.content
  const hasNoHours = isCalendarDay(choices.date) && hoursOn(business, choices.date) === null
  return day?.closed ?? (hasNoHours ? closedText(bookingForm, []) : undefined)
}
