import { Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { TextAgainst } from '../../studio-model/documents/sentences.ts'
import { type Caution, CautionBox } from './caution-box.tsx'
import { PlaceLink } from './place-link.tsx'

/** What texts contradict. */
export interface TextsKind {
  label: string
  /** The heading, by the number of texts. */
  title: (count: number) => string
  /** The document that they contradict: while its form is open all of them are shown, beside another form those in its document. */
  against: string
  find: (documents: readonly DatasetDocument[], against: DatasetDocument | undefined) => readonly TextAgainst[]
}

interface TextsAgainstProps {
  kind: TextsKind
  /** The document whose form is open beside it; null where none is. */
  openId: string | null
  /** The documents as they would be published; of several versions the first counts. */
  documents: readonly DatasetDocument[]
}

/** Texts that contradict what is set elsewhere, each with a link to it; nothing where there is none. */
export function TextsAgainst(props: TextsAgainstProps) {
  const caution = textsAgainst(props)
  return caution === null ? null : <CautionBox {...caution} />
}

/** What `TextsAgainst` shows; null where there is nothing. */
export function textsAgainst({ kind: { label, title, against, find }, openId, documents }: TextsAgainstProps): Caution | null {
  const byId = new Map(documents.toReversed().map(document => [document._id, document]))
  const found = find([...byId.values()], byId.get(against)).filter(({ document }) => openId === null || openId === against || openId === document)
  if (found.length === 0) return null
  return {
    label,
    title: title(found.length),
    inShort: [...new Set(found.map(againstWords))].join('; '),
    children: (
      <Stack as="ul" gap={3}>
        {found.map(text => {
          const { document: id, pointer, quote } = text
          const document = byId.get(id)
          return (
            <Text as="li" key={`${id} ${pointer} ${quote}`} size={1}>
              {againstWords(text)}:{' '}
              {document !== undefined && <PlaceLink openId={openId} document={document} pointer={pointer} documents={documents} />}
            </Text>
          )
        })}
      </Stack>
    ),
  }
}

function againstWords({ quote, why }: TextAgainst): string {
  return `“${quote}”, but ${why}`
}
