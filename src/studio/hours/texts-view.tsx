import { Card, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { textsAgainstHours } from '../../studio-model/hours/texts-against-hours.ts'
import { PlaceLink } from '../change/place-link.tsx'

interface TextsViewProps {
  openId: string | null
  /** The documents as they would be published. */
  documents: readonly DatasetDocument[]
  hours: unknown
}

/** Texts that still say other hours, each with a link to it; nothing where there is none. */
export function TextsView({ openId, documents, hours }: TextsViewProps) {
  const byId = new Map(documents.toReversed().map(document => [document._id, document]))
  const found = textsAgainstHours([...byId.values()], hours).filter(({ document }) => openId === null || openId === 'business' || openId === document)
  if (found.length === 0) return null
  return (
    <Card as="section" tone="caution" border radius={2} padding={3} aria-label="Texts that say other hours">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {found.length === 1 ? 'A text says' : 'Texts say'} other hours than these:
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
