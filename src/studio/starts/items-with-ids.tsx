import type { ObjectInputProps } from 'sanity'
import { useItemIds } from './use-item-ids.ts'

/** The form of a document that has items with ids. */
export function ItemsWithIds(props: ObjectInputProps) {
  useItemIds(props)
  return props.renderDefault(props)
}
