import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { textsAgainstHours } from '../../studio-model/hours/texts-against-hours.ts'
import { TextsAgainst } from '../change/texts-against.tsx'

/** Texts that still say other hours than the documents' own. */
export function HoursTexts(props: { openId: string | null; documents: readonly DatasetDocument[]; isFolded?: boolean }) {
  return (
    <TextsAgainst
      {...props}
      label="Texts that say other hours"
      title={count => `${count === 1 ? 'A text says' : 'Texts say'} other hours than you have:`}
      against="business"
      find={(documents, business) => textsAgainstHours(documents, business?.['hours'])}
    />
  )
}
