import { Text } from '@sanity/ui'
import { type FieldProps, useFormValue } from 'sanity'
import { languageOf } from '../../cms/defaults/complete.ts'
import type { StudioOption } from '../../studio-model/documents/studio-type.ts'
import { defaultText } from '../../studio-model/documents/default-text.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'

/** Below an empty text: what the site says in its place. */
export function DefaultNote({ path, schemaType }: Pick<FieldProps, 'path' | 'schemaType'>) {
  const document = useFormValue([])
  const content = useContent()
  if (content === null || typeof document !== 'object' || document === null) return null
  const business = draftsFirst(content).find(({ _id }) => _id === 'business')
  const text = defaultText(document, path as Parameters<typeof defaultText>[1], languageOf(business))
  if (text === null) return null
  return (
    <Text size={1} muted>
      While this is empty: {titleOf(text, schemaType)}
    </Text>
  )
}

/** A value that is chosen by its title, any other as it is. */
function titleOf(text: string, { options }: FieldProps['schemaType']): string {
  const { list = [] } = (options ?? {}) as { list?: readonly StudioOption[] }
  return list.find(({ value }) => value === text)?.title ?? text
}
