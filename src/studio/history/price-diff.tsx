import { Stack, Text } from '@sanity/ui'
import { type DiffProps, type ObjectDiff, useDocumentChange } from 'sanity'
import { scopesOf } from '../../studio-model/reprice/price-scopes.ts'
import { changedRows } from '../../studio-model/reprice/repriced-words.ts'
import { ChangedRows } from '../change/changed-rows.tsx'
import { ChangedItem } from './changed-item.tsx'
import { useEditingContent } from '../content/use-editing-content.ts'

/** A price that changed, in "Review changes", row by row in the site's words. */
export function PriceDiff({ diff }: DiffProps<ObjectDiff>) {
  const { value: category } = useDocumentChange()
  const content = useEditingContent()
  if (content === 'loading' || content === null) return null
  const { money, messages } = content
  const place = { value: diff.fromValue ?? undefined, isPrice: true }
  const rows = changedRows({ place, after: diff.toValue ?? undefined }, scopesOf(category, content).rules, { money, wording: messages.price })
  if (rows.length === 0) return <Text size={1}>Was changed; the draft says no price here that can be written out.</Text>
  return (
    <Stack gap={3} padding={3}>
      <ChangedItem />
      <ChangedRows rows={rows} />
    </Stack>
  )
}
