import { Flex, Stack, Text } from '@sanity/ui'
import { type DiffProps, type ObjectDiff, useDocumentChange } from 'sanity'
import { priceScope } from '../../studio-model/prices/price-scope.ts'
import { changedRows } from '../../studio-model/reprice/repriced-words.ts'
import { FromTo } from '../change/from-to.tsx'
import { useEditingContent } from '../content/use-editing-content.ts'

/** A price that changed, in "Review changes", row by row in the site's words. */
export function PriceDiff({ diff }: DiffProps<ObjectDiff>) {
  const { value: category } = useDocumentChange()
  const content = useEditingContent()
  if (content === 'loading' || content === null) return null
  const { reasons, money, prices, messages } = content
  const scope = priceScope(category, reasons, money, { isOfRule: true, prices })
  const place = { value: diff.fromValue ?? undefined, isPrice: true }
  const rows = changedRows({ place, after: diff.toValue ?? undefined }, scope, { money, wording: messages.price })
  if (rows.length === 0) return <Text size={1}>Was changed; the draft says no price here that can be written out.</Text>
  return (
    <Stack gap={3} padding={3}>
      {rows.map(({ label, before, after }) => (
        <Flex key={label} gap={3} wrap="wrap">
          {label !== '' && (
            <Text size={1} muted>
              {label}
            </Text>
          )}
          <FromTo before={before} after={after} />
        </Flex>
      ))}
    </Stack>
  )
}
