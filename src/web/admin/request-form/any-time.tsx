import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { TimeField } from '#src/contract/generated/types.ts'
import { FieldFrame } from '../../renderer/fields/field-frame.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import { SlotAnswer } from '../../renderer/fields/slot-answer.tsx'
import { HeldBy } from './held-by.tsx'

/** The start of the visit, on or off the grid; suggests the day's free starts while none is chosen, and says who holds a taken one. */
export function AnyTimeField({ field }: { field: TimeField }) {
  const { choices, day, dispatch } = useForm()
  const { time } = choices
  return (
    <FieldFrame name={FIELD.time} label={field.label} hint={field.hint} isRequired>
      {control => (
        <>
          <input {...control} type="time" required value={time} onChange={event => dispatch({ kind: 'time', time: event.currentTarget.value })} />
          <div className={choices.package === '' ? 'roomless' : undefined}>
            <SlotAnswer field={field} control={control.id} offers={time === '' ? (day?.slots ?? []) : []} />
          </div>
          <HeldBy />
        </>
      )}
    </FieldFrame>
  )
}
