import type { PatchOperations } from '@sanity/client'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import type { KnownOffer } from '../../studio-model/offer/known-offers.ts'
import type { OfferEdit } from '../../studio-model/offer/offer.ts'
import { removals } from '../../studio-model/offer/removed-offer.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'

type Patches = Map<string, PatchOperations>

/** What writes a new offer, by document. */
export function additions(edits: ReadonlyMap<string, OfferEdit>): Patches {
  return new Map([...edits].map(([id, edit]) => [id, addition(edit)]))
}

/** What takes an offer away, by document. */
export function removalPatches(offer: KnownOffer, documents: Documents): Patches {
  return new Map([...removals(offer, documents)].map(([id, unset]) => [id, { unset }]))
}

/** What has an offer say something else, by document: a rule that stays is written where it stands; what it is no longer for loses its rule. */
export function replacements(known: KnownOffer, edits: ReadonlyMap<string, OfferEdit>, documents: Documents): Patches {
  const keyIn = (id: string) => fieldsOf(edits.get(id)?.rule)['_key']
  const stays = ({ document, key }: KnownOffer['rules'][number]) => keyIn(document) === key
  const gone = { ...known, rules: known.rules.filter(rule => !stays(rule)) }
  const patches = removalPatches(gone, documents)
  for (const [id, edit] of edits) {
    const before = known.rules.find(rule => rule.document === id && stays(rule))
    patches.set(id, { ...patches.get(id), ...(before === undefined ? addition(edit) : replacement(before.key, edit)) })
  }
  return patches
}

/** What has rules be for every package of their categories, those that are added later too, by document. */
export function widenings(rules: KnownOffer['rules']): Patches {
  return new Map(
    [...Map.groupBy(rules, ({ document }) => document)].map(([id, own]) => [id, { unset: own.map(({ key }) => rulePath(key, 'when', 'package')) }]),
  )
}

function addition({ rule, couponWords }: OfferEdit): PatchOperations {
  return { ...(couponWords && { set: { couponWords } }), setIfMissing: { rules: [] }, insert: { after: 'rules[-1]', items: [rule] } }
}

function replacement(key: string, { rule, couponWords }: OfferEdit): PatchOperations {
  return { set: { [rulePath(key)]: rule, ...(couponWords && { couponWords }) } }
}

function rulePath(key: string, ...fields: string[]): string {
  return pathText(['rules', { _key: key }, ...fields])
}
