import { FIELD } from '#src/booking/flat-fields.ts'
import { startsOn, timesOfDay } from '#src/booking/slots.ts'
import type { TimeField as TimeFieldContent } from '#src/contract/generated/types.ts'
import { timeText } from '../opening-times.ts'
import { FieldFrame } from './field-frame.tsx'
import { useForm } from './form-view.ts'

/** The start of the visit; without a day, every start that some day has. */
export function TimeField({ field }: { field: TimeFieldContent }) {
  const { revision, state, dispatch } = useForm()
  const { business, messages } = revision.content
  const { date, time } = state.values
  const starts = date === '' ? timesOfDay(business) : startsOn(business, date)
  return (
    <FieldFrame name={FIELD.time} label={field.label} hint={field.hint} isRequired>
      {control => (
        <>
          <select {...control} required value={time} onChange={event => dispatch({ kind: 'time', time: event.currentTarget.value })}>
            <option value="">{field.placeholder}</option>
            {starts.map(start => (
              <option key={start} value={start}>
                {timeText(start, start, business.locale)}
              </option>
            ))}
          </select>
          <output className="slot" htmlFor={control.id} data-slot={state.slot}>
            {slotText(state.slot, messages.slot)}
          </output>
        </>
      )}
    </FieldFrame>
  )
}

function slotText(slot: 'unknown' | 'checking' | 'available' | 'booked', messages: { checking: string; available: string; booked: string }): string {
  return slot === 'unknown' ? '' : messages[slot]
}
