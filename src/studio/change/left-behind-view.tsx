import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { pathToString } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { placeOf } from '../../studio-model/documents/place-of.ts'
import { leftBehind } from '../../studio-model/publish/left-behind.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { PlaceLink } from './place-link.tsx'

const SITE = 'site'

/** Texts that desk and phone both said and only one of them says with this change, each with a link, and the press that says the new one there too. */
export function LeftBehindView({ openId, documents }: { openId: string | null; documents: readonly DatasetDocument[] }) {
  const { edit, failure } = useDraftEdit()
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
          {left.map(({ pointer, text, layout, instead }) => (
            <Stack as="li" key={pointer} gap={3}>
              <Text size={1}>
                {layout}: “{text}” <PlaceLink openId={openId} document={draft} pointer={pointer} documents={documents} />
              </Text>
              {instead !== null && (
                <Flex>
                  <Button
                    mode="ghost"
                    fontSize={1}
                    padding={2}
                    text={`Say “${instead}” there too`}
                    onClick={() => edit(new Map([[SITE, { set: { [pathToString(placeOf(draft, 'Site', pointer).path)]: instead } }]]))}
                  />
                </Flex>
              )}
            </Stack>
          ))}
        </Stack>
        {failure}
      </Stack>
    </Card>
  )
}
