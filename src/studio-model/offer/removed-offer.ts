import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import { currentDocuments, type Documents } from '../publish/check-draft.ts'
import { pathText } from '../reprice/price-places.ts'
import type { KnownOffer } from './known-offers.ts'

/** What is unset to remove an offer, by document: its rules, and whatever was added with it that says nothing without them, so that the draft is as before. */
export function removals({ rules }: KnownOffer, documents: Documents): Map<string, string[]> {
  const current = currentDocuments(documents)
  const byDocument = Map.groupBy(rules, ({ document }) => document)
  return new Map(
    [...byDocument].map(([id, own]) => {
      const [draft, published] = [current, documents.published].map(all => fieldsOf(all.find(({ _id }) => _id === id)))
      const keys = own.map(({ key }) => key)
      const left = keyedList(draft?.['rules']).filter(({ key }) => !keys.includes(key))
      const isFirst = left.length === 0 && published?.['rules'] === undefined
      const hasCodes = left.some(({ item }) => fieldsOf(item['when'])['coupons'] !== undefined)
      const wordsToo = draft?.['couponWords'] !== undefined && published?.['couponWords'] === undefined && !hasCodes
      return [id, [...(isFirst ? ['rules'] : keys.map(key => pathText(['rules', { _key: key }]))), ...(wordsToo ? ['couponWords'] : [])]]
    }),
  )
}
