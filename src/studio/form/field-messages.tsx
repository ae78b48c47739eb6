import { Flex, Stack, Text } from '@sanity/ui'
import { type FieldProps, useFormValue } from 'sanity'
import { namesAround } from '../../studio-model/documents/item-names.ts'
import { fieldWords } from '../../studio-model/publish/finding-words.ts'
import { isNeverAsked } from '../../studio-model/publish/never-asked.ts'
import { isOutdated } from '../../studio-model/publish/problem-words.ts'
import { BelowField } from './below-field.tsx'
import { ChangedByOthers } from './changed-by-others.tsx'
import { DefaultNote } from './default-note.tsx'
import { ItemNoteProvider } from './item-note.ts'
import { ShowAlways } from './show-always.tsx'
import { ToFillInHere } from './to-fill-in-here.tsx'

/** A field with its errors in text below, where Sanity itself shows only an icon, and what holds, or has yet to be filled in, while it is empty. */
export function FieldMessages(props: FieldProps) {
  const { validation, inputId, inputProps, path, schemaType, value } = props
  const isEmpty = value === undefined
  // One frame with and without messages: in another the field would be made anew and lose its focus while somebody types.
  return (
    <Stack gap={3} style={{ position: 'relative' }}>
      {/* What is said of an item is not of the previews in its form. */}
      <ItemNoteProvider value={null}>{props.renderDefault(props)}</ItemNoteProvider>
      {isEmpty && (schemaType.jsonType === 'string' || schemaType.name === 'number') && <DefaultNote path={path} schemaType={schemaType} />}
      <ErrorMessages of={inputId} path={path} validation={validation.filter(({ message }) => !isOutdated(message, schemaType.name, value))} />
      <BelowField>
        <ToFillInHere path={path} schemaType={schemaType} value={value} validation={validation} />
        {inputProps.focused === true && <ChangedByOthers path={path} value={value} schemaType={schemaType} />}
      </BelowField>
    </Stack>
  )
}

interface ErrorMessagesProps extends Pick<FieldProps, 'path' | 'validation'> {
  /** The input's id. */
  of: string
}

/** The errors of an input, without the names of the items around it, which stand above it. */
export function ErrorMessages({ validation, ...others }: ErrorMessagesProps) {
  const errors = validation.filter(({ level }) => level === 'error').map(({ message }) => message)
  return errors.length === 0 ? null : <Messages errors={errors} {...others} />
}

function Messages({ of, path, errors }: Omit<ErrorMessagesProps, 'validation'> & { errors: readonly string[] }) {
  const names = namesAround(useFormValue([]), path)
  return (
    <div role="alert" data-testid={`messages-${of}`}>
      <Stack gap={2}>
        {errors.map(message => (
          <Flex key={message} gap={3} align="center" wrap="wrap">
            <Text size={1} style={{ color: 'var(--card-badge-critical-fg-color)' }}>
              {fieldWords(message, names)}
            </Text>
            {isNeverAsked(message) && <ShowAlways path={path} />}
          </Flex>
        ))}
      </Stack>
    </div>
  )
}
