import { textsAgainstHours } from '../../studio-model/hours/texts-against-hours.ts'
import type { Caution } from '../change/caution-box.tsx'
import { textsAgainst, TextsAgainst, type TextsOf } from '../change/texts-against.tsx'

const HOURS = {
  label: 'Texts that say other hours',
  title: (count: number) => `${count === 1 ? 'A text says' : 'Texts say'} other hours than you have:`,
  against: 'business',
  find: (documents, business) => textsAgainstHours(documents, business?.['hours']),
} satisfies Partial<Parameters<typeof textsAgainst>[0]>

/** Texts that still say other hours than the documents' own. */
export function HoursTexts(texts: TextsOf) {
  return <TextsAgainst {...HOURS} {...texts} />
}

/** What `HoursTexts` shows; null where there is nothing. */
export function hoursTexts(texts: TextsOf): Caution | null {
  return textsAgainst({ ...HOURS, ...texts })
}
