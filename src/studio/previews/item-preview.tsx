import { type PreviewProps, useFormValue } from 'sanity'
import { itemPrice } from '../../studio-model/prices/list-price.ts'
import { usePriceFormat } from './price-format.ts'

/** A package, an add-on or a named price in its category's form, with its price in the site's own words. */
export function ItemPreview(props: PreviewProps & { item?: unknown }) {
  const category = useFormValue([])
  const format = usePriceFormat()
  const price = format === null ? '' : itemPrice(props.item, category, format)
  return props.renderDefault(price === '' ? props : { ...props, subtitle: price })
}
