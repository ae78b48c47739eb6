import { FIELD } from '#src/booking/request/flat-fields.ts'
import { firstDay } from '#src/booking/schedule/slots.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { daysAnswer } from '#src/contract/generated/site-answers.ts'
import type { FreeDayTexts } from '#src/contract/generated/types.ts'
import { useAnswer } from '../../form/use-answer.ts'
import { focusField } from './focus-field.ts'
import { useForm } from './form-view.ts'

/** The next days with free starts, each one tap from being chosen; loaded when the form is there. Nothing before a package is chosen. */
export function FreeDays({ label, starts: template }: FreeDayTexts) {
  const { revision, layout, today, choices, slot, api, minutes, ids, dispatch } = useForm()
  const { business } = revision.content
  const isAsked = choices.package !== '' && minutes !== null
  const path = isAsked ? `/api/v1/services/days?date=${firstDay(business, layout, today)}&duration=${minutes}` : null
  const days = useAnswer(api, path, daysAnswer, slot === 'booked')?.days ?? []
  if (days.length === 0) return null
  const short = new Intl.DateTimeFormat(business.locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const choose = (date: string) => () => {
    dispatch({ kind: 'date', date })
    focusField(`${ids}-${FIELD.time}`)
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {days.map(({ date, starts }) => (
        <button key={date} type="button" aria-pressed={date === choices.date} onClick={choose(date)}>
          <strong>{short.format(new Date(date))}</strong> <small>{fill(template, { count: starts })}</small>
        </button>
      ))}
    </fieldset>
  )
}
