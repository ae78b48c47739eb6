import { dayName } from '#src/catalog/words/day-name.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Day, DocumentDifference } from '#src/contract/generated/types.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { inSentence } from '../documents/in-sentence.ts'
import { keyedList } from '../draft/draft-value.ts'
import { type KnownOffer, knownOffers } from './known-offers.ts'
import type { Offer } from './offer.ts'

/** From when on visitors see an offer that is to come, on pages and while they book; null for one that is on or has ended, and for one with codes. */
export function shownWords({ state, from, isAnnounced, codes }: Pick<KnownOffer, 'state' | 'from' | 'isAnnounced' | 'codes'>, locale: string) {
  if (state !== 'to come' || from === null || codes.length > 0) return null
  if (isAnnounced) return 'Pages show it before its first day, too'
  return `Pages show it from ${dayName(from, locale)} on; whoever books a visit on its days sees it and gets it right away`
}

/** The same of an offer as it is being written. */
export function shownWordsOf({ from, isAnnounced, code }: Pick<Offer, 'from' | 'isAnnounced' | 'code'>, today: Day, locale: string): string | null {
  return shownWords({ state: from > today ? 'to come' : 'on', from, isAnnounced, codes: code === '' ? [] : [code] }, locale)
}

/** The same of each offer that documents bring or change once they are published; `documents` has every version, drafts first. */
export function offersShownWords(changed: readonly DocumentDifference[], documents: readonly DatasetDocument[], today: Day): string[] {
  const versions = changed.map(({ document }) => documents.filter(({ _id }) => _id === document))
  const before = new Set(versions.flatMap(([, published]) => keyedList(published?.['rules']).map(({ item }) => canonicalJson(item))))
  const after = versions.flatMap(([draft]) => draft ?? [])
  return knownOffers(after, today).flatMap(offer => {
    const words = shownWords(offer, 'en')
    return words === null || offer.rules.every(({ rule }) => before.has(canonicalJson(rule))) ? [] : [`Offer “${offer.title}”: ${inSentence(words)}`]
  })
}
