import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { TimeField } from '#src/contract/generated/types.ts'
import { FieldFrame } from '../../renderer/fields/field-frame.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import { SlotAnswer } from '../../renderer/fields/slot-answer.tsx'
import { CrewField } from './crew-field.tsx'
import { FreeStarts } from './free-starts.tsx'
import { HeldBy } from './held-by.tsx'
import { VisitSpan } from './visit-span.tsx'

/** The start of the visit, on or off the grid: says until when it goes and who holds a taken one, and offers the day's free ones; and the crew of the visit. */
export function AnyTimeField({ field }: { field: TimeField }) {
  const { choices, dispatch } = useForm()
  const { time } = choices
  return (
    <div className="time-and-crew">
      <FieldFrame name={FIELD.time} label={field.label} hint={field.hint} isRequired>
        {control => (
          <>
            <input {...control} type="time" required value={time} onChange={event => dispatch({ kind: 'time', time: event.currentTarget.value })} />
            <div className={choices.package === '' ? 'roomless' : undefined}>
              <SlotAnswer field={field} control={control.id} />
            </div>
            <FreeStarts />
            {/* Below what was pressed, which keeps its place. */}
            <VisitSpan />
            <HeldBy />
          </>
        )}
      </FieldFrame>
      <CrewField />
    </div>
  )
}
