import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { useContent } from '../data/content/admin-content.ts'

interface TakenOverProps {
  /** Prefix of the form's field ids. */
  ids: string
  values: Pick<FormValues, 'mode' | 'date' | 'time'>
}

/** The day and time with which the form was opened, as they stand now, and the way to their fields, which are further down; a quote has none. */
export function TakenOver({ ids, values: { mode, date, time } }: TakenOverProps) {
  const { dates } = useContent()
  if (mode === 'quote' || date === '') return null
  return (
    <p className="taken-over">
      <b>{[dates.shortDay(date), ...(time === '' ? [] : [dates.time(time)])].join(', ')}</b>
      <button type="button" className="plain-button" aria-label="Change day and time" onClick={() => focusField(`${ids}-${FIELD.date}`)}>
        Change
      </button>
    </p>
  )
}
