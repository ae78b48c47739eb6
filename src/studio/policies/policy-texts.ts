import { textsAgainstCancelling } from '../../studio-model/policies/texts-against-cancelling.ts'
import { textsAgainstDeposits } from '../../studio-model/policies/texts-against-deposits.ts'
import type { TextsKind } from '../change/texts-against.tsx'

/** Texts that still say other terms than the document of deposits and cancelling. */
export const POLICY_TEXTS: readonly TextsKind[] = [
  {
    label: 'Texts that say other terms of cancelling',
    title: count => `${count === 1 ? 'A text says' : 'Texts say'} other terms of cancelling than you have:`,
    against: 'policies',
    find: (documents, policies) => textsAgainstCancelling(documents, policies?.['cancellations']),
  },
  {
    label: 'Texts that say that nothing is paid before',
    title: count => `${count === 1 ? 'A text says' : 'Texts say'} that nothing is paid before:`,
    against: 'policies',
    find: (documents, policies) => textsAgainstDeposits(documents, policies?.['deposits']),
  },
]
