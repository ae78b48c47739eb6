import { dayName } from '#src/catalog/words/day-name.ts'
import type { Day } from '#src/contract/generated/types.ts'
import type { KnownOffer } from './known-offers.ts'
import type { Offer } from './offer.ts'

/** From when on visitors see an offer that is to come, on pages and while they book; null for one that is on or has ended, and for one with codes. */
export function shownWords({ state, from, isAnnounced, codes }: Pick<KnownOffer, 'state' | 'from' | 'isAnnounced' | 'codes'>, locale: string) {
  if (state !== 'to come' || from === null || codes.length > 0) return null
  if (isAnnounced) return 'Pages show it before its first day, too'
  return `Pages show it from ${dayName(from, locale)} on; whoever books a visit on its days gets it now`
}

/** The same of an offer as it is being written. */
export function shownWordsOf({ from, isAnnounced, code }: Pick<Offer, 'from' | 'isAnnounced' | 'code'>, today: Day, locale: string): string | null {
  return shownWords({ state: from > today ? 'to come' : 'on', from, isAnnounced, codes: code === '' ? [] : [code] }, locale)
}
