import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { type KnownOffer, knownOffers } from '../offer/known-offers.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'
import type { DocumentPublishing } from './published-together.ts'

/** The offers that a publishing added and took away, with what that changed of their documents. */
export interface PublishedOffers {
  readonly added: readonly KnownOffer[]
  readonly gone: readonly KnownOffer[]
  readonly parts: readonly DocumentPublishing[]
}

/** The offers of a publishing, each told once for all its categories, and what else it changed. */
export function offersApart(publishing: readonly DocumentPublishing[], today: Day): { offers: PublishedOffers; others: DocumentPublishing[] } {
  const apart = publishing.map(part => ({ part, split: splitOf(part, today) }))
  const splits = apart.flatMap(({ split }) => split ?? [])
  const offersOf = (documents: readonly DatasetDocument[]) => knownOffers(documents, today)
  return {
    offers: {
      added: offersOf(splits.map(({ added }) => added)),
      gone: offersOf(splits.map(({ gone }) => gone)),
      parts: splits.map(({ own }) => own),
    },
    others: apart.map(({ part, split }) => split?.left ?? part),
  }
}

interface Split {
  /** The document with no rules but the offers that were added, or were taken away. */
  added: DatasetDocument
  gone: DatasetDocument
  /** What the offers changed, and all else. */
  own: DocumentPublishing
  left: DocumentPublishing
}

/** Tells offers apart where no other rule came, went or moved: only then their list is put back for their sake alone. */
function splitOf(part: DocumentPublishing, today: Day): Split | null {
  const { older, now } = part
  const [were, are] = [rulesOf(older), rulesOf(now)]
  const [gone, added] = [withRules(older, lacking(were, are), part), withRules(now, lacking(are, were), part)]
  const came = rulesOf(added).length + rulesOf(gone).length
  const offered = [gone, added].flatMap(document => knownOffers([document], today)).flatMap(({ rules }) => rules).length
  if (older === null || came === 0 || came !== offered) return null
  const stayed = fieldChanges(withRules(older, shared(were, are), part), withRules(now, shared(are, were), part), true)
  if (stayed.some(isOfList)) return null
  const isOwn = (change: FieldChange) => isOfList(change) || change.path[0] === 'couponWords'
  return {
    added,
    gone,
    own: { ...part, prices: [], others: rulesOf(gone).length === 0 ? rulesOf(added).map(addedRule) : part.others.filter(isOwn) },
    left: { ...part, others: stayed.filter(change => !isOwn(change)) },
  }
}

/** Taken out of the list by itself, which other offers may have changed since; texts of codes stay, as where an offer is removed. */
function addedRule(rule: Fields): FieldChange {
  return { path: ['rules', { _key: textAt(rule, '_key') ?? '' }], before: undefined, after: rule }
}

function isOfList({ path }: FieldChange): boolean {
  return path.length === 1 && path[0] === 'rules'
}

function rulesOf(document: object | null): readonly Fields[] {
  return keyedList(fieldsOf(document)['rules']).map(({ item }) => item)
}

function withRules(document: object | null, rules: readonly Fields[], { documentId, now }: DocumentPublishing): DatasetDocument {
  return { ...fieldsOf(document), _id: documentId, _type: textAt(fieldsOf(now), '_type') ?? '', rules }
}

/** The rules that another list lacks, and those that it has too. */
function lacking(rules: readonly Fields[], others: readonly Fields[]): Fields[] {
  return rules.filter(rule => !others.some(other => other['_key'] === rule['_key']))
}

function shared(rules: readonly Fields[], others: readonly Fields[]): Fields[] {
  return rules.filter(rule => others.some(other => other['_key'] === rule['_key']))
}

/** What an entry of these offers is called. */
export function offersTitle({ added, gone }: PublishedOffers): string {
  const names = [...new Set([...added, ...gone].map(({ title }) => `“${title}”`))]
  return `${names.length === 1 ? 'Offer' : 'Offers'} ${names.join(', ')}`
}
