import { textsAgainstCancelling } from '../../studio-model/policies/texts-against-cancelling.ts'
import type { TextsKind } from '../change/texts-against.tsx'

/** Texts that still say other terms of cancelling than the documents' own. */
export const CANCELLING_TEXTS: TextsKind = {
  label: 'Texts that say other terms of cancelling',
  title: count => `${count === 1 ? 'A text says' : 'Texts say'} other terms of cancelling than you have:`,
  against: 'policies',
  find: (documents, policies) => textsAgainstCancelling(documents, policies?.['cancellations']),
}
