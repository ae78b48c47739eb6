import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useDocumentOperation } from 'sanity'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { type PriceChange, putBack, valueNow } from '../../studio-model/history/price-changes.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import { scopeAt, scopesOf } from '../../studio-model/reprice/price-scopes.ts'
import { ChangedPrice } from './changed-price.tsx'
import { ChangedTogether } from './changed-together.tsx'
import { MOST_PUBLISHINGS } from './published-versions.ts'
import { usePriceChanges } from './use-price-changes.ts'

const LOOKED_AT = `its last ${MOST_PUBLISHINGS} publishings`

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
  const told = usePriceChanges(documentId, revision)
  const { patch } = useDocumentOperation(documentId, 'category')
  const scopes = useMemo(() => scopesOf(category, content), [category, content])
  if (told === null) return <Text size={1}>Loading…</Text>
  if ('problem' in told) return <Text size={1}>The history could not be read: {told.problem}</Text>
  if (told.publishings.length === 0) return <Text size={1}>No price of this category has changed in {LOOKED_AT}.</Text>
  const onPutBack = patch.disabled === false ? (changes: readonly PriceChange[]) => patch.execute([{ set: putBack(changes, category) }]) : null
  const wording = { money: content.money, wording: content.messages.price }
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        The last prices that changed in {LOOKED_AT}. What is put back stands in the draft, to be published.
      </Text>
      {told.publishings.map(changes => (
        <ChangedTogether key={changes[0].timestamp} changes={changes} category={category} locale={content.locale} onPutBack={onPutBack}>
          {changes.map(change => (
            <ChangedPrice
              key={pathText(change.place.path)}
              change={change}
              now={valueNow(change, category)}
              scope={scopeAt(change.place, scopes)}
              wording={wording}
              locale={content.locale}
              onPutBack={onPutBack === null ? null : () => onPutBack([change])}
            />
          ))}
        </ChangedTogether>
      ))}
    </Stack>
  )
}
