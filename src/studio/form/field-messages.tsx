import { Stack, Text } from '@sanity/ui'
import type { FieldProps } from 'sanity'
import { DefaultNote } from './default-note.tsx'

/** A field with its errors in text below, where Sanity itself shows only an icon, and what holds while a text is empty. */
export function FieldMessages(props: FieldProps) {
  const { validation, inputId, path, schemaType, value } = props
  const isEmptyText = schemaType.jsonType === 'string' && value === undefined
  // One frame with and without messages: in another the field would be made anew and lose its focus while somebody types.
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {isEmptyText && <DefaultNote path={path} schemaType={schemaType} />}
      <ErrorMessages of={inputId} validation={validation} />
    </Stack>
  )
}

/** The errors of an input, by the input's id. */
export function ErrorMessages({ of, validation }: { of: string; validation: FieldProps['validation'] }) {
  const errors = validation.filter(({ level }) => level === 'error')
  if (errors.length === 0) return null
  return (
    <div role="alert" data-testid={`messages-${of}`}>
      <Stack gap={2}>
        {errors.map(({ message }) => (
          <Text key={message} size={1} style={{ color: 'var(--card-badge-critical-fg-color)' }}>
            {message}
          </Text>
        ))}
      </Stack>
    </div>
  )
}
