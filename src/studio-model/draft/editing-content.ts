import { type Money, moneyOf } from '#src/catalog/words/money.ts'
import { type DocumentName, DOCUMENTS } from '#src/cms/documents/documents.ts'
import { trimmed } from '#src/cms/sanity/dataset-trim.ts'
import { decode } from '#src/contract/decode.ts'
import type { Content, Messages, Reason } from '#src/contract/generated/types.ts'

/** Data from other documents that the price editor needs. */
export interface EditingContent {
  money: Money
  /** Prefix of an amount's field, such as "$". */
  currencySign: string
  reasons: readonly Reason[]
  messages: Messages
}

/** Reads the data from the newest valid version of each document; null when one has none. */
export function editingContent(business: readonly unknown[], messages: readonly unknown[]): EditingContent | null {
  const owner = firstGood('business', business)
  const words = firstGood('messages', messages)
  if (owner === null || words === null) return null
  const { currency, locale, reasons } = owner
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
  return { money: moneyOf(owner), currencySign: parts.find(({ type }) => type === 'currency')?.value ?? currency, reasons, messages: words }
}

function firstGood<K extends DocumentName>(name: K, versions: readonly unknown[]): Content[K] | null {
  const { shape, validate } = DOCUMENTS[name]
  for (const version of versions) {
    const plain = typeof version === 'object' && version !== null ? trimmed(version, shape, new Map()) : null
    const decoded = plain?.ok === true ? decode<Content[K]>(validate, plain.value) : null
    if (decoded?.ok === true) return decoded.value
  }
  return null
}
