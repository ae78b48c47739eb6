import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useDocumentOperation } from 'sanity'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { type PriceChange, valueNow } from '../../studio-model/history/price-changes.ts'
import { priceScope } from '../../studio-model/prices/price-scope.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import { setting } from '../../studio-model/reprice/repriced-edit.ts'
import { ChangedPrice } from './changed-price.tsx'
import { usePriceChanges } from './use-price-changes.ts'

interface PriceHistoryProps {
  /** The category as it is edited. */
  category: object
  documentId: string
  /** Of the published category. */
  revision: string
  content: EditingContent
}

/** The last changes of a category's published prices, newest first. */
export function PriceHistory({ category, documentId, revision, content }: PriceHistoryProps) {
  const { money, reasons, prices, messages } = content
  const told = usePriceChanges(documentId, revision)
  const { patch } = useDocumentOperation(documentId, 'category')
  const scopes = useMemo(
    () => [false, true].map(isOfRule => priceScope(category, reasons, money, { isOfRule, prices })),
    [category, reasons, money, prices],
  )
  const [ofItems, ofRules] = scopes
  if (ofItems === undefined || ofRules === undefined) return null
  if (told === null) return <Text size={1}>Loading…</Text>
  if ('problem' in told) return <Text size={1}>The history could not be read: {told.problem}</Text>
  if (told.changes.length === 0) return <Text size={1}>No price of this category has changed, as far back as its history is kept.</Text>
  const putBack = (change: PriceChange) => {
    const { path, value } = change.place
    if (patch.disabled === false) patch.execute([{ set: setting([{ path, before: valueNow(change, category), after: value }]) }])
  }
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        The last prices that were published. What is put back stands in the draft, to be published.
      </Text>
      {told.changes.map(change => (
        <ChangedPrice
          key={`${change.timestamp} ${pathText(change.place.path)}`}
          change={change}
          now={valueNow(change, category)}
          scope={change.place.path[0] === 'rules' ? ofRules : ofItems}
          wording={{ money, wording: messages.price }}
          locale={content.locale}
          onPutBack={patch.disabled === false ? () => putBack(change) : null}
        />
      ))}
    </Stack>
  )
}
