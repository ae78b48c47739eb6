import { phoneNumber } from '#src/booking/request/phone-number.ts'
import { foldText } from './appointment-row.ts'

/** The words of a search, each with the spellings of which a row must have one. A phone number is found however it is written. */
export function searchWords(search: string): string[][] {
  const text = foldText(search)
  const number = phoneNumber(text)
  if (number !== null) return [[number.replaceAll('-', '')]]
  const words = text.split(/\s+/).filter(Boolean)
  return words.map(word =>
    isOfPhone(word) ? [...new Set([word, word.replace(/\D/g, ''), word.replace(COUNTRY_CODE, '').replace(/\D/g, '')])] : [word],
  )
}

/** Whether a word can be part of a phone number, with or without punctuation. */
function isOfPhone(word: string): boolean {
  return /^[\d().+/\p{Pd}\u2212]*\d[\d().+/\p{Pd}\u2212]*$/u.test(word)
}

/** Numbers are stored without it. */
const COUNTRY_CODE = /^(\+1|1(?=\D))/
