import { Text } from '@sanity/ui'
import { type FieldProps, useFormValue } from 'sanity'
import type { StudioOption } from '../../studio-model/documents/studio-type.ts'
import { defaultText } from '../../studio-model/documents/default-text.ts'
import type { PathStep } from '../../studio-model/documents/place-of.ts'
import { useLanguage } from '../content/use-language.ts'

/** Below an empty text or number: what the site says in its place. */
export function DefaultNote({ path, schemaType }: Pick<FieldProps, 'path' | 'schemaType'>) {
  const text = useDefault(path)
  if (text === null) return null
  return (
    <Text size={1} muted>
      While this is empty: {titleOf(text, schemaType)}
    </Text>
  )
}

/** What holds at a place of the open document while nothing stands there; null until content is loaded. */
function useDefault(path: FieldProps['path']): string | null {
  const document = useFormValue([])
  const language = useLanguage()
  return typeof document !== 'object' || document === null ? null : defaultText(document, path as PathStep[], language)
}

/** A value that is chosen by its title, any other as it is. */
function titleOf(text: string, { options }: FieldProps['schemaType']): string {
  const { list = [] } = (options ?? {}) as { list?: readonly StudioOption[] }
  return list.find(({ value }) => value === text)?.title ?? text
}
