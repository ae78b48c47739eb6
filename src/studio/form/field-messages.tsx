import { Stack, Text } from '@sanity/ui'
import type { FieldProps } from 'sanity'

/** A field with what is wrong with it written below, where Sanity has a sign alone. */
export function FieldMessages(props: FieldProps) {
  const errors = props.validation.filter(({ level }) => level === 'error')
  if (errors.length === 0) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <div role="alert" data-testid={`messages-${props.inputId}`}>
        <Stack gap={2}>
          {errors.map(({ message }) => (
            <Text key={message} size={1} style={{ color: 'var(--card-badge-critical-fg-color)' }}>
              {message}
            </Text>
          ))}
        </Stack>
      </div>
    </Stack>
  )
}
