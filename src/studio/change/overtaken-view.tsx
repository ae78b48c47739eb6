import { Card, Heading, Stack } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { overtakenPrices } from '../../studio-model/prices/overtaken-prices.ts'
import { patchOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { useEditingContent } from '../content/use-editing-content.ts'
import { OvertakenPriceNote } from '../price/overtaken-price.tsx'

interface OvertakenViewProps {
  /** The documents that change. */
  ids: readonly string[]
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
}

/** Prices of days to come that a change raises today's above. */
export function OvertakenView({ ids, documents }: OvertakenViewProps) {
  const { edit, failure } = useDraftEdit()
  const content = useEditingContent()
  const found = ids.flatMap(id => {
    const [draft, published] = documents.filter(({ _id }) => _id === id)
    return draft === undefined || published === undefined ? [] : overtakenPrices(published, draft, utcToday()).map(overtaken => ({ id, overtaken }))
  })
  if (found.length === 0 || content === null || content === 'loading') return null
  return (
    <Card as="section" tone="caution" border radius={2} padding={3} aria-label="Later prices below today’s">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Later prices below today’s
        </Heading>
        {found.map(({ id, overtaken }) => (
          <OvertakenPriceNote
            key={`${id} ${overtaken.title} ${overtaken.from}`}
            overtaken={overtaken}
            money={content.money}
            onFix={own => edit(new Map([[id, patchOperations(own)]]))}
          />
        ))}
        {failure}
      </Stack>
    </Card>
  )
}
