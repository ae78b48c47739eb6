import { FIELD } from '#src/booking/flat-fields.ts'
import { firstDay, lastDay } from '#src/booking/slots.ts'
import type { DateField as DateFieldContent } from '#src/contract/generated/types.ts'
import { FieldFrame } from './field-frame.tsx'
import { useForm } from './form-view.ts'

/** The day of the visit. */
export function DateField({ field }: { field: DateFieldContent }) {
  const { revision, layout, today, choices, dispatch } = useForm()
  const { business } = revision.content
  return (
    <FieldFrame name={FIELD.date} label={field.label} hint={field.hint} isRequired>
      {control => (
        <input
          {...control}
          type="date"
          required
          min={firstDay(business, layout, today)}
          max={lastDay(business, today) ?? undefined}
          value={choices.date}
          onChange={event => dispatch({ kind: 'date', date: event.currentTarget.value })}
        />
      )}
    </FieldFrame>
  )
}
