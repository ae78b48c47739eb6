import { Select } from '@sanity/ui'
import { set, type StringInputProps, unset } from 'sanity'
import { usePublished } from '../content/use-published.ts'
import { withUnknown } from '../../studio-model/documents/choices-of.ts'
import type { StudioOption } from '../../studio-model/documents/studio-type.ts'

interface ChoiceSelectProps extends Pick<StringInputProps, 'value' | 'onChange' | 'readOnly' | 'elementProps' | 'id'> {
  options: readonly StudioOption[]
}

/** Selects one option by id, or none; a selected option that no longer exists stays in the list, so that it can be seen. */
export function ChoiceSelect({ value, onChange, readOnly = false, elementProps, id, options }: ChoiceSelectProps) {
  const published = usePublished()
  return (
    <Select
      {...elementProps}
      id={id}
      value={value ?? ''}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))}
    >
      <option value="">None</option>
      {withUnknown(options, value === undefined ? [] : [value], published).map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
  )
}
