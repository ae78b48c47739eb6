import { textsAgainstHours } from '../../studio-model/hours/texts-against-hours.ts'
import type { TextsKind } from '../change/texts-against.tsx'

/** Texts that still say other hours than the documents' own. */
export const HOURS_TEXTS: TextsKind = {
  label: 'Texts that say other hours',
  title: count => `${count === 1 ? 'A text says' : 'Texts say'} other hours than you have:`,
  against: 'business',
  find: (documents, business) => textsAgainstHours(documents, business?.['hours']),
}
