import { textsAgainstCancelling } from '../../studio-model/policies/texts-against-cancelling.ts'
import type { Caution } from '../change/caution-box.tsx'
import { textsAgainst, TextsAgainst, type TextsOf } from '../change/texts-against.tsx'

const CANCELLING = {
  label: 'Texts that say other terms of cancelling',
  title: (count: number) => `${count === 1 ? 'A text says' : 'Texts say'} other terms of cancelling than you have:`,
  against: 'policies',
  find: (documents, policies) => textsAgainstCancelling(documents, policies?.['cancellations']),
} satisfies Partial<Parameters<typeof textsAgainst>[0]>

/** Texts that still say other terms of cancelling than the documents' own. */
export function CancellingTexts(texts: TextsOf) {
  return <TextsAgainst {...CANCELLING} {...texts} />
}

/** What `CancellingTexts` shows; null where there is nothing. */
export function cancellingTexts(texts: TextsOf): Caution | null {
  return textsAgainst({ ...CANCELLING, ...texts })
}
