import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { keyedList } from '../draft/draft-value.ts'
import { sentencesAgainst, type TextAgainst } from '../documents/sentences.ts'
import { CANCELS } from './texts-against-cancelling.ts'

/**
 * Finds texts of visitors that promise that nothing is paid before the visit, where a deposit is. A guess by English words: what is found is a warning,
 * and nothing is found in other languages.
 */
export function textsAgainstDeposits(documents: readonly DatasetDocument[], deposits: unknown): TextAgainst[] {
  const isAsked = keyedList(deposits).some(({ item }) => keyedList(item['rows']).some(row => keyedList(row.item['shares']).length > 0))
  if (!isAsked) return []
  // What cancelling costs is another matter: "at no charge until 24 hours before".
  return sentencesAgainst(documents, sentence =>
    !CANCELS.test(sentence) && PROMISES.some(promise => promise.test(sentence)) ? 'there is a deposit' : null,
  )
}

const BEFORE = String.raw`(?:online|up ?-?front|in advance|ahead|beforehand|until|before|now|today|(?:when|as|while) you book|to (?:book|reserve))`
const PAID = '(?:charged?|pay|paid|payment|due|owed?|billed)'

const PROMISES = [
  /\bno (?:deposits?|pre-?payments?)\b/i,
  /\bwithout (?:a |any )?(?:deposit|pre-?payment)/i,
  new RegExp(String.raw`\b(?:no|without (?:a|any)) (?:payment|(?:credit )?card)s?\b.*\b${BEFORE}\b`, 'i'),
  new RegExp(String.raw`(?:\b(?:nothing|not|never)\b|n['’]t\b).*\b${PAID}\b.*\b${BEFORE}\b`, 'i'),
  /\b(?:you |only )?pay (?:us )?(?:only )?(?:after|when|once) (?:the|your|we|you)\b/i,
]
