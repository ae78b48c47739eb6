import { Card, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { TextAgainst } from '../../studio-model/documents/sentences.ts'
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
  find: (documents: readonly DatasetDocument[], against: DatasetDocument | undefined) => readonly TextAgainst[]
}

/** Texts that contradict what is set elsewhere, each with a link to it; nothing where there is none. */
export function TextsAgainst({ label, title, openId, against, documents, find }: TextsAgainstProps) {
  const byId = new Map(documents.toReversed().map(document => [document._id, document]))
  const found = find([...byId.values()], byId.get(against)).filter(({ document }) => openId === null || openId === against || openId === document)
  if (found.length === 0) return null
  return (
    <Card as="section" tone="caution" border radius={2} padding={3} aria-label={label}>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {title(found.length)}
        </Text>
        <Stack as="ul" gap={3}>
          {found.map(({ document: id, pointer, quote, why }) => {
            const document = byId.get(id)
            return (
              <Text as="li" key={`${id} ${pointer} ${quote}`} size={1}>
                “{quote}”, but {why}:{' '}
                {document !== undefined && <PlaceLink openId={openId} document={document} pointer={pointer} documents={documents} />}
              </Text>
            )
          })}
        </Stack>
      </Stack>
    </Card>
  )
}
