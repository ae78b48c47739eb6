import { Checkbox, Text } from '@sanity/ui'
import { HIDDEN } from './field.tsx'

interface CheckFieldProps {
  label: string
  of?: string | undefined
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  readOnly: boolean
  /** The id of what says why it, or one of those below it, has to be ticked; undefined where nothing has. */
  problemId?: string | undefined
}

export function CheckField({ label, of, isChecked, onChange, readOnly, problemId }: CheckFieldProps) {
  return (
    <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Checkbox
        checked={isChecked}
        disabled={readOnly}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <Text size={1}>
        {of !== undefined && <span style={HIDDEN}>{of}: </span>}
        {label}
      </Text>
    </label>
  )
}
