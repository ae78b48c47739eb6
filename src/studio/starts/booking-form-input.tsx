import type { ObjectInputProps } from 'sanity'
import { useFieldNames } from './use-field-names.ts'
import { useItemIds } from './use-item-ids.ts'

/** The request form, whose groups and fields are asked for no ids and names. */
export function BookingFormInput(props: ObjectInputProps) {
  useItemIds(props)
  useFieldNames(props)
  return props.renderDefault(props)
}
