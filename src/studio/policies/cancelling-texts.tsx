import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { textsAgainstCancelling } from '../../studio-model/policies/texts-against-cancelling.ts'
import { TextsAgainst } from '../change/texts-against.tsx'

/** Texts that still say other terms of cancelling than the documents' own. */
export function CancellingTexts(props: { openId: string | null; documents: readonly DatasetDocument[]; isFolded?: boolean }) {
  return (
    <TextsAgainst
      {...props}
      label="Texts that say other terms of cancelling"
      title={count => `${count === 1 ? 'A text says' : 'Texts say'} other terms of cancelling than you have:`}
      against="policies"
      find={(documents, policies) => textsAgainstCancelling(documents, policies?.['cancellations'])}
    />
  )
}
