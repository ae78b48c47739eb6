import { Select } from '@sanity/ui'
import { goneChoice } from '../../studio-model/documents/title-of-id.ts'
import { Field, type FieldProps } from './field.tsx'

interface SelectFieldProps extends FieldProps {
  value: string | undefined
  options: readonly { id: string; label: string }[]
  onChange: (id: string) => void
  readOnly: boolean
  /** What an option that is gone was called, by its id. */
  former?: (id: string) => string | null
}

/** A select; a selected option that no longer exists stays in the list, so that it can be seen. */
export function SelectField({ value, options, onChange, readOnly, former, ...field }: SelectFieldProps) {
  const isKnown = options.some(({ id }) => id === value)
  return (
    <Field {...field} isEmpty={value === undefined}>
      {control => (
        <Select
          {...control}
          disabled={readOnly}
          customValidity={value === undefined ? '' : (field.problem ?? '')}
          value={value ?? ''}
          onChange={event => onChange(event.currentTarget.value)}
        >
          {!isKnown && <option value={value ?? ''}>{value === undefined ? 'Choose…' : goneChoice(former?.(value) ?? null)}</option>}
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
