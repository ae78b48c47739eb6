import { Text } from '@sanity/ui'
import { useContext } from 'react'
import { useDocumentChange } from 'sanity'
import { DiffContext } from 'sanity/_singletons'
import { namesAround } from '../../studio-model/documents/item-names.ts'

/** The names of what a changed value is of, where Sanity counts: "#1" is "Basic". */
export function ChangedItem() {
  const { value } = useDocumentChange()
  const { path } = useContext(DiffContext)
  const names = namesAround(value, path)
  if (names.length === 0) return null
  return (
    <Text size={1} weight="semibold">
      {names.join(', ')}
    </Text>
  )
}
