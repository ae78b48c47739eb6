import { TextInput } from '@sanity/ui'
import { set, type StringInputProps, unset } from 'sanity'

/** A time of day, in the browser's own time picker. */
export function TimeInput({ value, onChange, readOnly = false, elementProps, id }: StringInputProps) {
  const { ref, onFocus, onBlur, 'aria-describedby': described } = elementProps
  return (
    <div style={{ width: '11rem' }}>
      <TextInput
        id={id}
        ref={ref}
        type="time"
        readOnly={readOnly}
        aria-describedby={described}
        value={value ?? ''}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))}
      />
    </div>
  )
}
