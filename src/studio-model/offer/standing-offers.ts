import type { Day } from '#src/contract/generated/types.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { type Fields, fieldsOf } from '../draft/draft-value.ts'
import { offerOf } from './changed-offer.ts'
import { type KnownOffer, knownOffers } from './known-offers.ts'
import { offerEdits, packagesOf, withOffer } from './offer.ts'

const NEW = 'new'

/** What a new category begins with, and the offers that have not ended and are for everything in all that are published. */
export function withStandingOffers(
  start: Fields,
  published: readonly DatasetDocument[],
  wording: Pick<EditingContent, 'language' | 'locale'>,
  today: Day,
): Fields {
  const all = published.filter(document => packagesOf(document).length > 0)
  const offers = knownOffers(all, today).filter(offer => offer.state !== 'ended' && isOfAll(offer, all))
  let document: DatasetDocument = { ...start, _id: NEW, _type: 'category' }
  for (const known of offers) {
    const offer = offerOf(known, all, wording)
    const edit = offer === null ? undefined : offerEdits({ ...offer, categories: new Set([NEW]) }, [document, ...all], wording).get(NEW)
    if (edit !== undefined) document = withOffer(document, edit)
  }
  const { _id, _type, ...value } = document
  return { ...start, ...value }
}

/** Whether each of the categories has a rule of the offer that names no packages. */
function isOfAll({ rules }: KnownOffer, categories: readonly DatasetDocument[]): boolean {
  const whole = rules.filter(({ rule }) => fieldsOf(fieldsOf(rule)['when'])['package'] === undefined)
  return categories.every(({ _id }) => whole.some(({ document }) => document === _id))
}
