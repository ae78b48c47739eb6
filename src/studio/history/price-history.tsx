import { Stack, Text } from '@sanity/ui'
import { type SanityDocument, useDocumentOperation } from 'sanity'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { notBack } from '../../studio-model/history/price-changes.ts'
import { whichPutBack } from '../../studio-model/history/puts-back.ts'
import { layerWords } from '../../cms/sanity/layer.ts'
import { useLayer, useRelease } from '../content/use-layer.ts'
import { PricePublishingView } from './price-publishing-view.tsx'
import { MOST_PUBLISHINGS } from './published-versions.ts'
import { usePriceChanges } from './use-price-changes.ts'

const LOOKED_AT = `its last ${MOST_PUBLISHINGS} publishings`

interface PriceHistoryProps {
  /** The category as it is edited. */
  category: object
  documentId: string
  published: SanityDocument
  content: EditingContent
}

/** The last changes of a category's published prices, newest first. */
export function PriceHistory({ category, documentId, published, content }: PriceHistoryProps) {
  const told = usePriceChanges(documentId, published._rev)
  const layer = useLayer()
  const { patch } = useDocumentOperation(documentId, 'category', useRelease())
  if (told === null) return <Text size={1}>Loading…</Text>
  if ('problem' in told) return <Text size={1}>The history could not be read: {told.problem}</Text>
  if (told.publishings.length === 0) return <Text size={1}>No price of this category has changed in {LOOKED_AT}.</Text>
  const backs = whichPutBack(told.publishings)
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        The last prices that changed in {LOOKED_AT}. What is put back stands in {layerWords(layer)}, to be published.
      </Text>
      {told.publishings.map((changes, at) => (
        <PricePublishingView
          key={changes[0].timestamp}
          changes={changes}
          category={category}
          published={published}
          content={content}
          canBeBack={notBack}
          isBack={backs[at] === true}
          name={null}
          onPutBack={patch.disabled === false ? set => patch.execute([{ set }]) : null}
        />
      ))}
    </Stack>
  )
}
