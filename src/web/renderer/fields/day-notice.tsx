import { localTime } from '#src/booking/schedule/business-time.ts'
import { type DayProblem, dayProblem, nextOpenDay } from '#src/booking/schedule/day-problem.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { isOffered } from '#src/booking/schedule/slots.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { DateField } from '#src/contract/generated/types.ts'
import { dayText } from '../../form/day-text.ts'
import { focusField } from './focus-field.ts'
import { type FormView, useForm } from './form-view.ts'

/** A day of the next weeks needs no year. */
const SOON: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'short', day: 'numeric' }

/** Says why nothing can be booked on the chosen day, and offers the next open one. */
export function DayNotice({ field, control }: { field: DateField; control: string }) {
  const view = useForm()
  const { revision, layout, today, choices, day, errors, ids, dispatch } = view
  const { business } = revision.content
  const problem = problemOf(view)
  // The server knows closures, and says the next day without one.
  const text = day?.closed ?? (problem === null ? undefined : field[problem])
  const next = day?.next ?? (text === undefined ? null : nextOpenDay(business, layout, choices.date, today))
  const choose = (day: string) => () => {
    dispatch({ kind: 'date', date: day })
    focusField(`${ids}-${FIELD.time}`)
  }
  return (
    <>
      <output htmlFor={control}>{text !== undefined && !Object.values(errors).includes(text) && <span className="error">{text}</span>}</output>
      {next !== null && field.next !== undefined && (
        <p className="offers">
          <button type="button" onClick={choose(next)}>
            {fill(field.next, { day: dayText(next, business.locale, SOON) })}
          </button>
        </p>
      )}
    </>
  )
}

/** A day that is not offered is told when the form is sent, not while its year is typed. */
function problemOf({ revision, layout, today, choices: { date }, day }: FormView): DayProblem | null {
  const { business } = revision.content
  return isOffered(business, layout, date, today) ? dayProblem(business, date, localTime(new Date(), business.timeZone), day?.slots) : null
}
