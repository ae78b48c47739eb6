import { TagIcon } from '@sanity/icons/Tag'
import { Card, Text } from '@sanity/ui'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { WhereEdited } from '../content/where-edited.tsx'
import { openedTool } from '../opened-tool.ts'
import { Offers } from './offers.tsx'

/** Discounts of some days, over all categories. */
export const OFFER_TOOL = openedTool('offers', 'Offers', TagIcon, OfferTool)

function OfferTool() {
  const documents = useContent()
  const content = useEditingContent()
  if (documents !== null && content !== 'loading' && content !== null)
    return (
      <WhereEdited>
        <Offers documents={documents} content={content} />
      </WhereEdited>
    )
  return (
    <Card padding={4}>
      <Text size={1}>{content === null ? 'Offers need a currency and wording: fill in Business and Messages first.' : 'Loading…'}</Text>
    </Card>
  )
}
