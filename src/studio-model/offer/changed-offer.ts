import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import type { KnownOffer } from './known-offers.ts'
import { NO_OFFER, type Offer, type OfferEdit, offerEdits } from './offer.ts'

type Wording = Pick<EditingContent, 'language' | 'locale'>

/** A known offer as the form has it; null where its rules say more than the form can. */
export function offerOf(known: KnownOffer, documents: readonly DatasetDocument[], wording: Wording): Offer | null {
  const { title, from, until, weekdays, codes, rules } = known
  const { effect, when } = fieldsOf(rules[0]?.rule)
  const { kind, bps, amount, of } = fieldsOf(effect)
  const { uses, oncePerCustomer } = fieldsOf(fieldsOf(when)['couponLimit'])
  const named = rules.map(({ document, rule }) => ({ document, packages: fieldsOf(fieldsOf(rule)['when'])['package'] }))
  const offer: Offer = {
    ...NO_OFFER,
    title,
    by: kind === 'amount' ? 'amount' : 'percent',
    off: -Number(kind === 'amount' ? amount : bps),
    of: of === 'base' ? 'base' : 'package',
    from: from ?? '',
    until: until ?? '',
    weekdays: new Set(weekdays),
    isAnnounced: known.isAnnounced && from !== null && codes.length === 0,
    code: codes[0] ?? '',
    uses: typeof uses === 'number' ? uses : undefined,
    isOncePerCustomer: oncePerCustomer === true,
    packages: new Set(named.flatMap(({ packages }) => (Array.isArray(packages) ? packages.map(String) : []))),
    categories: new Set(named.flatMap(({ document, packages }) => (packages === undefined ? [document] : []))),
  }
  const again = offerEdits(offer, documents, wording)
  const isSaid = rules.every(({ document, rule }) => sayingOf(rule) === sayingOf(again.get(document)?.rule))
  return isSaid && again.size === rules.length ? offer : null
}

/** The documents without an offer. */
export function withoutOffer(documents: readonly DatasetDocument[], { rules }: KnownOffer): DatasetDocument[] {
  return documents.map(document => {
    const keys = new Set(rules.flatMap(({ document: id, key }) => (id === document._id ? [key] : [])))
    if (keys.size === 0) return document
    const left = keyedList(document['rules']).filter(({ key }) => !keys.has(key))
    return { ...document, rules: left.map(({ item }) => item) }
  })
}

/** What an offer adds, in the place of a known one if there is one: where that has a rule, the rule stays the same by its key and its id. */
export function editsInPlace(
  offer: Offer,
  known: KnownOffer | null,
  documents: readonly DatasetDocument[],
  wording: Wording,
): Map<string, OfferEdit> {
  return new Map(
    [...offerEdits(offer, documents, wording)].map(([id, edit]) => {
      const before = known?.rules.find(({ document }) => document === id)
      return [id, before === undefined ? edit : { ...edit, rule: { ...edit.rule, _key: before.key, id: fieldsOf(before.rule)['id'] } }]
    }),
  )
}

/** A rule as comparable JSON, without its id and the dataset's keys and types. */
function sayingOf(rule: object | undefined): string {
  const { id: _id, ...said } = fieldsOf(rule)
  const bare = JSON.stringify(said, (name, value: unknown) => (name === '_type' || name === '_key' ? undefined : value))
  return canonicalJson(JSON.parse(bare))
}
