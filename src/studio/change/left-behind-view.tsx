import { Card, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { leftBehind } from '../../studio-model/publish/left-behind.ts'
import { PlaceLink } from './place-link.tsx'

const SITE = 'site'

/** Texts that desk and phone both said and only one of them says with this change, each with a link; shown beside the site's document only. */
export function LeftBehindView({ openId, documents }: { openId: string | null; documents: readonly DatasetDocument[] }) {
  // Drafts stand before what is published.
  const [draft, published] = documents.filter(({ _id }) => _id === SITE)
  const left = openId !== SITE || draft === undefined || published === undefined ? [] : leftBehind(published, draft)
  if (draft === undefined || left.length === 0) return null
  return (
    <Card as="section" tone="caution" border radius={2} padding={3} aria-label="Texts of the other layout">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          Desk and phone said the same here. With this change one of them still says:
        </Text>
        <Stack as="ul" gap={3}>
          {left.map(({ pointer, text, layout }) => (
            <Text as="li" key={pointer} size={1}>
              {layout}: “{text}” <PlaceLink openId={openId} document={draft} pointer={pointer} documents={documents} />
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
