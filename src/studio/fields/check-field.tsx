import { Checkbox, Text } from '@sanity/ui'
import { HIDDEN } from './field.tsx'

interface CheckFieldProps {
  label: string
  of?: string | undefined
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  readOnly: boolean
}

export function CheckField({ label, of, isChecked, onChange, readOnly }: CheckFieldProps) {
  return (
    <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Checkbox checked={isChecked} disabled={readOnly} onChange={event => onChange(event.currentTarget.checked)} />
      <Text size={1}>
        {of !== undefined && <span style={HIDDEN}>{of}: </span>}
        {label}
      </Text>
    </label>
  )
}
