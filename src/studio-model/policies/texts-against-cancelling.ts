import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import { sentencesAgainst, type TextAgainst } from '../documents/sentences.ts'

/**
 * Finds texts of visitors that name another notice for cancelling or moving a visit than any row of the cancellations: "24 hours before". A guess by
 * English words: what is found is a warning, and nothing is found in other languages.
 */
export function textsAgainstCancelling(documents: readonly DatasetDocument[], cancellations: unknown): TextAgainst[] {
  const moments = keyedList(cancellations).flatMap(({ item }) => keyedList(item['rows']).flatMap(row => momentOf(row.item['within'])))
  if (moments.length === 0) return []
  const allowed = new Set(moments.map(({ hours }) => hours))
  const why = `cancelling costs something from ${new Intl.ListFormat('en').format(new Set(moments.map(({ words }) => words)))} on`
  return sentencesAgainst(documents, sentence => (noticesIn(sentence).every(hours => allowed.has(hours)) ? null : why))
}

interface Moment {
  readonly hours: number
  readonly words: string
}

/** The moment before the visit from which a fee is due; none of a row that is being made up. */
function momentOf(within: unknown): Moment[] {
  const { hours, days, working } = fieldsOf(within)
  if (typeof hours === 'number') return [{ hours, words: `${counted(hours, 'hour')} before the visit` }]
  if (typeof days !== 'number') return []
  const words = days === 0 ? 'the day of the visit' : `${counted(days, working === true ? 'working day' : 'day')} before the visit`
  return [{ hours: days * 24, words }]
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Words of cancelling; of moving with what is moved, as a car is moved too. */
export const CANCELS =
  /\b(?:cancel\w*|reschedul\w*|postpon\w*|call(?:s|ed|ing)? off|(?:visit|appointment|booking)\b.*\bmoved?|mov(?:e|ed|ing)\b.*\b(?:visit|appointment|booking))\b/i

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const LENGTH = String.raw`(?<count>\d+|${NUMBERS.join('|')})[ -]?(?:(?:full|business|working) )?(?<unit>hour|hr|day|week)s?\b['’]?`
const VISIT = String.raw`(?:of|to) (?:(?:the|your|a|an) )?(?:start|visit|appointment|booked|scheduled)`
const NOTICES = new RegExp(
  String.raw`\b${LENGTH}(?= (?:of )?(?:or (?:more|less) )?(?:before|prior|ahead|notice|in advance|beforehand|${VISIT})\b)`,
  'gi',
)

const HOURS: Readonly<Record<string, number>> = { hour: 1, hr: 1, day: 24, week: 168 }

/** How long before a visit a sentence lets it be cancelled or moved, in hours; none where it is about something else. */
function noticesIn(sentence: string): number[] {
  if (!CANCELS.test(sentence)) return []
  return [...sentence.matchAll(NOTICES)].map(({ groups: { count = '', unit = '' } = {} }) => {
    const named = NUMBERS.indexOf(count.toLowerCase()) + 1
    return (named === 0 ? Number(count) : named) * (HOURS[unit.toLowerCase()] ?? 0)
  })
}
