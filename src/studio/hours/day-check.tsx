import { Checkbox, Text } from '@sanity/ui'
import type { Weekday } from '../../contract/generated/types.ts'
import { dayTitle } from '../../studio-model/hours/week.ts'

interface DayCheckProps {
  day: Weekday
  isOpen: boolean
  readOnly: boolean
  onChange: (isOpen: boolean) => void
}

/** Whether there are visits on a weekday. */
export function DayCheck({ day, isOpen, readOnly, onChange }: DayCheckProps) {
  return (
    <label style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 27 }}>
      <Checkbox checked={isOpen} disabled={readOnly} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Text size={1}>{dayTitle(day)}</Text>
    </label>
  )
}
