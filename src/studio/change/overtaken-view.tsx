import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { overtakenPrices } from '../../studio-model/prices/overtaken-prices.ts'
import { patchOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { useEditingContent } from '../content/use-editing-content.ts'
import { OvertakenPriceNote } from '../price/overtaken-price.tsx'
import { SectionCard } from './section-card.tsx'

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
    <SectionCard title="Later prices below today’s" tone="caution">
      {found.map(({ id, overtaken }) => (
        <OvertakenPriceNote
          key={`${id} ${overtaken.title} ${overtaken.from}`}
          overtaken={overtaken}
          money={content.money}
          onFix={own => edit(new Map([[id, patchOperations(own)]]))}
        />
      ))}
      {failure}
    </SectionCard>
  )
}
