import { priceWords, type PriceWording } from '../prices/price-words.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import type { PricePlace } from './price-places.ts'
import type { Repriced } from './repriced.ts'

/** A row of a price before and after, as visitors read it. */
export interface ChangedRow {
  label: string
  before: string | null
  after: string | null
}

/** As much of a place as its words need. */
type ShownPlace = Pick<PricePlace, 'value' | 'isPrice'>

/** The rows of a price that a change touches. */
export function changedRows({ place, after }: { place: ShownPlace; after: unknown }, scope: PriceScope, wording: PriceWording): ChangedRow[] {
  const [old, now] = [place.value, after].map(value => rowsOf(value, place, scope, wording))
  const labels = new Set([...(old ?? new Map()), ...(now ?? new Map())].map(([label]) => String(label)))
  return [...labels]
    .map(label => ({ label, before: old?.get(label) ?? null, after: now?.get(label) ?? null }))
    .filter(row => row.before !== row.after)
}

function rowsOf(value: unknown, { isPrice }: ShownPlace, scope: PriceScope, wording: PriceWording): Map<string, string> {
  if (!isPrice) return new Map([['', typeof value === 'number' ? wording.money.text(value) : '']])
  return new Map((priceWords(value, scope, wording) ?? []).map(({ labels, text }) => [labels.join(', '), text]))
}

/** Why a price stays, or a part of it; null where all of it changes. */
export function stayWords({ why, kept }: Repriced, { money }: Pick<PriceWording, 'money'>): string | null {
  const amounts = [...new Set(kept)].map(money.text).join(', ')
  const said = amounts === '' ? null : `${amounts} ${kept.length === 1 ? 'stays' : 'stay'}: nothing would be left, or more than there may be.`
  return [said, why === '' ? null : why].filter(text => text !== null).join(' ') || null
}
