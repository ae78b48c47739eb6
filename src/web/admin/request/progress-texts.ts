import type { FieldValue } from '#src/contract/generated/types.ts'
import type { DateTexts } from '../texts/date-texts.ts'

const TITLES: Readonly<Record<string, string>> = { on_way_at: 'On the way', started_at: 'Started', price_told_at: 'Price sent' }

/** What a history says of a moment that was set or taken back; null for any other field. */
export function progressSentence(field: string, after: FieldValue | undefined, { momentTime }: Pick<DateTexts, 'momentTime'>): string | null {
  const title = TITLES[field]
  if (title === undefined) return null
  return typeof after === 'string' ? `${title} at ${momentTime(after)}` : `${title}: taken back`
}
