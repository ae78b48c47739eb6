import { TextInput } from '@sanity/ui'
import { Field, type FieldProps } from './field.tsx'

interface DateFieldProps extends Pick<FieldProps, 'label' | 'problem'> {
  /** The latest day that can be chosen. */
  max?: string
  /** A day; empty until one is chosen. */
  value: string
  onChange: (day: string) => void
}

/** A day, chosen as the browser has days chosen. */
export function DateField({ label, problem, max, value, onChange }: DateFieldProps) {
  return (
    <Field label={label} problem={problem}>
      {control => <TextInput {...control} type="date" max={max} value={value} onChange={event => onChange(event.currentTarget.value)} />}
    </Field>
  )
}
