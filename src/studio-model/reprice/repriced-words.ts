import { BEGINNING } from '#src/catalog/dated/content-by-day.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { fromDayText, priceByDay, type PriceWording } from '../prices/price-words.ts'
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

/** The rows of a price that a change touches; what it says from a day on beside what would have held then. */
export function changedRows({ place, after }: { place: ShownPlace; after: unknown }, scope: PriceScope, wording: PriceWording): ChangedRow[] {
  const [old, now] = [place.value, after].map(value => shownByDay(value, place, scope, wording))
  const days = new Set([BEGINNING, ...(old?.days ?? []), ...(now?.days ?? [])])
  return [...days].sort().flatMap(day => {
    const [before, becomes] = [rowsOn(old, day), rowsOn(now, day)]
    return [...new Set([...before.keys(), ...becomes.keys()])]
      .map(label => ({ label, before: before.get(label) ?? null, after: becomes.get(label) ?? null }))
      .filter(row => row.before !== row.after)
      .map(row => (day === BEGINNING ? row : { ...row, label: [fromDayText(day), row.label].filter(text => text !== '').join(', ') }))
  })
}

function shownByDay(value: unknown, { isPrice }: ShownPlace, scope: PriceScope, wording: PriceWording): ReturnType<typeof priceByDay> {
  if (isPrice) return priceByDay(value, scope, wording)
  return { days: [], wordsOn: () => [{ labels: [], text: typeof value === 'number' ? wording.money.text(value) : '' }] }
}

function rowsOn(price: ReturnType<typeof priceByDay> | undefined, day: Day): Map<string, string> {
  return new Map((price?.wordsOn(day) ?? []).map(({ labels, text }) => [labels.join(', '), text]))
}

/** Why a price stays, or a part of it; null where all of it changes. */
export function stayWords({ why, kept }: Repriced, { money }: Pick<PriceWording, 'money'>): string | null {
  const amounts = [...new Set(kept)].map(money.text).join(', ')
  const said = amounts === '' ? null : `${amounts} ${kept.length === 1 ? 'stays' : 'stay'}: nothing would be left, or more than there may be.`
  return [said, why === '' ? null : why].filter(text => text !== null).join(' ') || null
}
