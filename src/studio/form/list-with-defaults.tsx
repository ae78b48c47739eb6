import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type ArrayOfObjectsInputProps, type InputProps, pathToString, set, useFormValue } from 'sanity'
import { defaultItems } from '../../studio-model/documents/default-text.ts'
import type { PathStep } from '../../studio-model/documents/place-of.ts'
import { standingWords } from '../../studio-model/documents/standing-words.ts'
import { useLanguage } from '../content/use-language.ts'
import { focusNewItem } from './focus-new-item.ts'

/** A list; where it is left to its defaults what stands there, which Add keeps. */
export function ListWithDefaults(props: ArrayOfObjectsInputProps) {
  const { path, value, schemaType, readOnly, onChange, onItemAppend, onItemPrepend } = props
  const [found, setFound] = useState<unknown[] | null>(null)
  const standing = value === undefined ? found : null
  const words = standing === null ? '' : standingWords(schemaType.of[0]?.name ?? '', standing, schemaType.options?.list)
  // Such a list has nothing to add to.
  const isChosen = schemaType.options?.list !== undefined
  const writeOut = () => {
    if (standing !== null) onChange(set(standing))
  }
  const addedTo =
    (add: typeof onItemAppend): typeof onItemAppend =>
    item => {
      // One's own item alone would take the place of all that stand there.
      writeOut()
      add(item)
      focusNewItem(pathToString([...path, { _key: item._key }]))
    }
  return (
    // One frame with and without defaults: in another the list would be made anew, and the form of the item that was just added with it.
    <Stack gap={3}>
      {props.renderDefault({
        ...props,
        // What an empty list says in place of "None yet".
        schemaType: words === '' ? schemaType : { ...schemaType, placeholder: words },
        onItemAppend: addedTo(onItemAppend),
        onItemPrepend: addedTo(onItemPrepend),
      })}
      {value === undefined && <FoundDefaults path={path} onFound={setFound} />}
      {standing !== null && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button mode="ghost" fontSize={1} padding={2} text="Write them out to change them" disabled={readOnly === true} onClick={writeOut} />
          <Text size={1} muted>
            {isChosen ? words : 'Add keeps them.'}
          </Text>
        </Flex>
      )}
    </Stack>
  )
}

/** Tells which items stand in place of a missing list. Only while it is missing: to look means to be drawn with every keystroke in the form. */
function FoundDefaults({ path, onFound }: Pick<InputProps, 'path'> & { onFound: (items: unknown[] | null) => void }) {
  const document = useFormValue([])
  const language = useLanguage()
  useEffect(() => {
    onFound(typeof document === 'object' && document !== null ? defaultItems(document, path as PathStep[], language) : null)
  }, [document, path, language, onFound])
  return null
}
