import type { ArrayOfObjectsInputProps } from 'sanity'
import { usualItem } from '../../studio-model/starts/usual-item.ts'

interface Item {
  _key: string
  _type?: string
}

/** A list whose new items begin with what is usual, such as the price table of the packages that are there. */
export function UsualItems(props: ArrayOfObjectsInputProps) {
  const { value, onItemAppend, onItemPrepend } = props
  const begun = (item: Item): Item => ({ ...usualItem(item._type, value), ...item })
  return props.renderDefault({
    ...props,
    onItemAppend: (item: Item) => onItemAppend(begun(item)),
    onItemPrepend: (item: Item) => onItemPrepend(begun(item)),
  })
}
