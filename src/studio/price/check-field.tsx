import { Checkbox, Text } from '@sanity/ui'

interface CheckFieldProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  readOnly: boolean
}

export function CheckField({ label, isChecked, onChange, readOnly }: CheckFieldProps) {
  return (
    <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Checkbox checked={isChecked} disabled={readOnly} onChange={event => onChange(event.currentTarget.checked)} />
      <Text size={1}>{label}</Text>
    </label>
  )
}
