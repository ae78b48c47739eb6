import { Button, Flex, Text } from '@sanity/ui'
import { type FieldProps, set, useFormValue } from 'sanity'
import type { StudioOption } from '../../studio-model/documents/studio-type.ts'
import { defaultItems, defaultText } from '../../studio-model/documents/default-text.ts'
import { listedNames } from '../../studio-model/documents/item-names.ts'
import type { PathStep } from '../../studio-model/documents/place-of.ts'
import { useLanguage } from '../content/use-language.ts'

/** Below an empty text or number: what the site says in its place. */
export function DefaultNote({ path, schemaType }: Pick<FieldProps, 'path' | 'schemaType'>) {
  const text = useDefault(path, defaultText)
  if (text === null) return null
  return (
    <Text size={1} muted>
      While this is empty: {titleOf(text, schemaType)}
    </Text>
  )
}

/** Below a missing list: what the site has in its place, and a press that writes it here, to be changed. */
export function DefaultItemsNote({ path, inputProps }: Pick<FieldProps, 'path' | 'inputProps'>) {
  const items = useDefault(path, defaultItems)
  if (items === null) return null
  const { onChange, readOnly } = inputProps
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1} muted>
        While this is empty: {listedNames(items)}
      </Text>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text="Write it out, to change it"
        disabled={readOnly === true}
        onClick={() => onChange(set(items))}
      />
    </Flex>
  )
}

/** What holds at a place of the open document while nothing stands there; null until content is loaded. */
function useDefault<T>(path: FieldProps['path'], read: (document: object, path: PathStep[], language: unknown) => T | null): T | null {
  const document = useFormValue([])
  const language = useLanguage()
  return typeof document !== 'object' || document === null ? null : read(document, path as PathStep[], language)
}

/** A value that is chosen by its title, any other as it is. */
function titleOf(text: string, { options }: FieldProps['schemaType']): string {
  const { list = [] } = (options ?? {}) as { list?: readonly StudioOption[] }
  return list.find(({ value }) => value === text)?.title ?? text
}
