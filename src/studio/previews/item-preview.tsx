import { type PreviewProps, useFormValue } from 'sanity'
import { itemPrice } from '../../studio-model/prices/price-preview.ts'
import { usePriceWords } from './price-words.ts'

/** A package or add-on in its category's form, with its price in the site's own words. */
export function ItemPreview(props: PreviewProps & { item?: unknown }) {
  const category = useFormValue([])
  const words = usePriceWords()
  const price = words === null ? '' : itemPrice(props.item, category, words)
  return props.renderDefault(price === '' ? props : { ...props, subtitle: price })
}
