import { Box, Stack, Text, TextInput } from '@sanity/ui'
import { dayAfterProblem } from '../../studio-model/numbers/day-text.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { Field } from '../fields/field.tsx'

interface FromDayFieldProps {
  /** Empty while prices change with their publishing. */
  day: string
  onChange: (day: string) => void
}

/** From which day on prices change. */
export function FromDayField({ day, onChange }: FromDayFieldProps) {
  return (
    <Stack gap={2}>
      <Field label="From which day on" problem={dayAfterProblem(day, utcToday())}>
        {control => (
          <Box style={{ maxWidth: '14rem' }}>
            <TextInput {...control} type="date" value={day} onChange={event => onChange(event.currentTarget.value)} />
          </Box>
        )}
      </Field>
      <Text size={1} muted>
        {day === ''
          ? 'Leave it empty: the new prices hold from the moment they are published.'
          : 'Until then prices stay. New prices that are already set for later days change too, each from its own day on.'}
      </Text>
    </Stack>
  )
}
