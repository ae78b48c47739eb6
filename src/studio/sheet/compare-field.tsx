import { Stack, Text } from '@sanity/ui'
import type { Day } from '../../contract/generated/types.ts'
import { DateField } from '../fields/date-field.tsx'
import type { Earlier } from './use-earlier.ts'

interface CompareFieldProps {
  day: string
  today: Day
  earlier: Earlier | null
  onChange: (day: string) => void
}

/** The day whose prices stand beside those of today; without one, what is published. */
export function CompareField({ day, today, earlier, onChange }: CompareFieldProps) {
  return (
    <Stack gap={2}>
      <DateField
        label="Compare with what was published on"
        problem={earlier !== null && 'problem' in earlier ? `Cannot be read: ${earlier.problem}` : null}
        max={today}
        value={day}
        onChange={onChange}
      />
      {earlier !== null && 'documents' in earlier && earlier.documents.length === 0 && <Text size={1}>Nothing is known of this day any more.</Text>}
    </Stack>
  )
}
