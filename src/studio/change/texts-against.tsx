import { Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { TextAgainst } from '../../studio-model/documents/sentences.ts'
import { CautionBox } from './caution-box.tsx'
import { PlaceLink } from './place-link.tsx'

interface TextsAgainstProps {
  label: string
  /** The heading, by the number of texts. */
  title: (count: number) => string
  openId: string | null
  /** The document that they contradict: while its form is open all of them are shown, beside another form those in its document. */
  against: string
  /** The documents as they would be published; of several versions the first counts. */
  documents: readonly DatasetDocument[]
  /** Whether it is folded to two lines. */
  isFolded?: boolean
  find: (documents: readonly DatasetDocument[], against: DatasetDocument | undefined) => readonly TextAgainst[]
}

/** Texts that contradict what is set elsewhere, each with a link to it; nothing where there is none. */
export function TextsAgainst({ label, title, openId, against, documents, isFolded = false, find }: TextsAgainstProps) {
  const byId = new Map(documents.toReversed().map(document => [document._id, document]))
  const found = find([...byId.values()], byId.get(against)).filter(({ document }) => openId === null || openId === against || openId === document)
  if (found.length === 0) return null
  return (
    <CautionBox label={label} title={title(found.length)} inShort={isFolded ? [...new Set(found.map(againstWords))].join('; ') : undefined}>
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
    </CautionBox>
  )
}

function againstWords({ quote, why }: TextAgainst): string {
  return `“${quote}”, but ${why}`
}
