import type { PriceScope } from '../prices/price-scope.ts'
import type { PriceWording } from '../prices/price-words.ts'
import { changedRows } from '../reprice/repriced-words.ts'
import { fromTo, valueText } from './value-text.ts'

/** Values that differ. */
interface ChangedValue {
  /** Of the value, in the schemas. */
  type: string
  before: unknown
  after: unknown
}

/** Says what somebody else made of a value: "Changed just now by someone else: $75 → $85". What takes more than a line is not written out. */
export function changedByOthersText(change: ChangedValue, scope: PriceScope, wording: PriceWording & { locale: string }): string {
  const said = 'Changed just now by someone else'
  const texts = textsOf(change, scope, wording).filter(text => text !== null)
  return texts.length === 0 ? `${said}.` : `${said}: ${texts.join(', ')}`
}

function textsOf({ type, before, after }: ChangedValue, scope: PriceScope, wording: PriceWording & { locale: string }): (string | null)[] {
  if (type !== 'Price') return [fromTo(valueText(before, type, wording), valueText(after, type, wording))]
  const rows = changedRows({ place: { value: before, isPrice: true }, after }, scope, wording)
  return rows.map(row => [row.label, fromTo(row.before, row.after)].filter(text => text !== null && text !== '').join(' '))
}
