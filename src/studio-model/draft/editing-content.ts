import { type Money, moneyOf } from '#src/catalog/words/money.ts'
import { languageOf } from '#src/cms/defaults/complete.ts'
import { type DocumentName, DOCUMENTS } from '#src/cms/documents/documents.ts'
import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import { decode } from '#src/contract/decode.ts'
import type { Content, Messages, Reason, SharedPrice, Taxes } from '#src/contract/generated/types.ts'

/** Data from other documents that the price editor needs. */
export interface EditingContent {
  money: Money
  /** Prefix of an amount's field, such as "$". */
  currencySign: string
  /** Those of the business. */
  reasons: readonly Reason[]
  /** Likewise; every price may name them. */
  prices: readonly SharedPrice[]
  /** Its taxes; undefined where it says nothing of any. */
  taxes?: Taxes
  /** How numbers are written. */
  locale: string
  /** Of the business: times are shown in it. */
  timeZone: string
  /** Of the defaults, by which documents are completed. */
  language: unknown
  messages: Messages
}

/** Reads the data from the newest valid version of each document; null when one has none. */
export function editingContent(business: readonly unknown[], messages: readonly unknown[]): EditingContent | null {
  const owner = business.flatMap(version => good('business', version, languageOf(version)))[0]
  const words = messages.flatMap(version => good('messages', version, owner?.language))[0]
  if (owner === undefined || words === undefined) return null
  const { currency, locale, timeZone, reasons, prices = [], taxes, language } = owner
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
  const currencySign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return { money: moneyOf(owner), currencySign, reasons, prices, ...(taxes && { taxes }), locale, timeZone, language, messages: words }
}

/** What a version of a document says, completed, if it is valid. */
function good<K extends DocumentName>(name: K, version: unknown, language: unknown): Content[K][] {
  const read = typeof version === 'object' && version !== null ? wholeDocument(version, name, language) : null
  const decoded = read?.ok === true ? decode<Content[K]>(DOCUMENTS[name].validate, read.whole) : null
  return decoded?.ok === true ? [decoded.value] : []
}
