import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { useContent } from '../data/content/admin-content.ts'
import { crewOf } from '../texts/crew-texts.ts'

interface TakenOverProps {
  /** Prefix of the form's field ids. */
  ids: string
  values: Pick<FormValues, 'mode' | 'date' | 'time'>
  /** The crew that is asked for; left out or empty for any. */
  crew: string | undefined
}

/** The day, time and crew with which the form was opened, as they stand now, and the way to their fields, which are further down; a quote has none. */
export function TakenOver({ ids, values: { mode, date, time }, crew }: TakenOverProps) {
  const { dates } = useContent()
  if (mode === 'quote' || date === '') return null
  return (
    <p className="taken-over">
      <b>{[dates.shortDay(date), time === '' ? [] : dates.time(time), crewOf({ crew }) ?? []].flat().join(', ')}</b>
      <button type="button" className="plain-button" aria-label="Change day and time" onClick={() => focusField(`${ids}-${FIELD.date}`)}>
        Change
      </button>
    </p>
  )
}
