import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Day, DocumentDifference } from '#src/contract/generated/types.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { inSentence } from '../documents/in-sentence.ts'
import { keyedList } from '../draft/draft-value.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { knownOffers } from './known-offers.ts'
import { shownWords } from './shown-words.ts'
import { togetherWords } from './together-words.ts'

/**
 * Of each offer that documents bring or change once they are published, from when on it is shown, and what is taken off beside it. `documents` has every
 * version, drafts first.
 */
export function publishedOfferWords(
  changed: readonly DocumentDifference[],
  documents: readonly DatasetDocument[],
  today: Day,
  wording: Pick<EditingContent, 'locale' | 'money'>,
): string[] {
  const versions = [...Map.groupBy(documents, ({ _id }) => _id)].map(([id, all]) => ({
    all,
    change: changed.find(({ document }) => document === id)?.change,
  }))
  const published = versions.flatMap(({ all: [draft, live], change }) => (change === undefined ? (live ?? draft) : live) ?? [])
  const before = new Set(published.flatMap(document => keyedList(document['rules']).map(({ item }) => canonicalJson([document._id, item]))))
  const after = versions.flatMap(({ all, change }) => (change === 'removed' ? [] : ((change === undefined ? all.at(-1) : all[0]) ?? [])))
  const offers = knownOffers(after, today).filter(({ state }) => state !== 'ended')
  const isNew = offers.map(({ rules }) => rules.some(({ document, rule }) => !before.has(canonicalJson([document, rule]))))
  return offers.flatMap((offer, index) => {
    if (!isNew[index]) return []
    // Of two that are new, the first says it.
    const others = offers.filter((other, at) => other !== offer && !(isNew[at] && at < index))
    const shown = shownWords(offer, wording.locale)
    return [...(shown === null ? [] : [inSentence(shown)]), ...togetherWords(offer, others, wording)].map(words => `Offer “${offer.title}”: ${words}`)
  })
}
