import type { ReactNode } from 'react'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { DateField, Day } from '#src/contract/generated/types.ts'
import { FieldFrame } from './field-frame.tsx'
import { useForm } from './form-view.ts'

interface DayFieldProps {
  field: DateField
  first?: Day
  last?: Day | undefined
  /** Content below the date input, given its id. */
  children?: (control: string) => ReactNode
}

/** The day of the visit, with optional first and last days. */
export function DayField({ field, first, last, children }: DayFieldProps) {
  const { choices, dispatch } = useForm()
  return (
    <FieldFrame name={FIELD.date} label={field.label} hint={field.hint} isRequired>
      {control => (
        <>
          <input
            {...control}
            type="date"
            required
            min={first}
            max={last}
            value={choices.date}
            onChange={event => dispatch({ kind: 'date', date: event.currentTarget.value })}
          />
          {children?.(control.id)}
        </>
      )}
    </FieldFrame>
  )
}
