import { Button, Flex, Text } from '@sanity/ui'
import { type FieldProps, PatchEvent, type SanityDocument, unset, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { namesAround } from '../../studio-model/documents/item-names.ts'
import type { PathStep } from '../../studio-model/documents/place-of.ts'
import { fieldWords } from '../../studio-model/publish/finding-words.ts'
import { isFilledIn, isUnused, itemOf } from '../../studio-model/publish/to-fill-in.ts'
import { useGoTo } from './use-go-to.ts'

interface ToFillInProps extends Pick<FieldProps, 'path' | 'validation'> {
  /** Where the field may be a list. */
  schemaType?: FieldProps['schemaType']
  /** The field's current value. */
  value?: unknown
}

/** What has yet to be filled in of a field, said without alarm; of an empty list with the way out, since its item can go too. */
export function ToFillInHere({ validation, value, ...field }: ToFillInProps) {
  const marker = validation.find(({ level }) => level === 'info')
  return marker === undefined || isFilledIn(marker, value) ? null : <Note message={marker.message} {...field} />
}

function Note({ path, schemaType, message }: Omit<ToFillInProps, 'validation' | 'value'> & { message: string }) {
  const document = useFormValue([]) as SanityDocument
  const { onChange } = useDocumentPane()
  const goTo = useGoTo()
  const item = schemaType?.jsonType === 'array' ? itemOf(document, DOCUMENT_SHAPE[document._type] ?? '', path as PathStep[]) : null
  const words = fieldWords(message, namesAround(document, path))
  if (isUnused(message)) {
    return (
      <Flex gap={2} align="center" wrap="wrap">
        <Words text={words} />
        <Button mode="ghost" fontSize={1} padding={2} text="Go to Rules" onClick={() => goTo(['rules'])} />
      </Flex>
    )
  }
  if (item === null) return <Words text={words} />
  const remove = () => {
    goTo(item.path.slice(0, -1))
    onChange(PatchEvent.from(unset(item.path)))
  }
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Words text={`${words}, or`} />
      <Button mode="ghost" fontSize={1} padding={2} text={`Remove the ${item.word}`} onClick={remove} />
    </Flex>
  )
}

function Words({ text }: { text: string }) {
  return (
    <Text size={1} muted>
      {text}
    </Text>
  )
}
