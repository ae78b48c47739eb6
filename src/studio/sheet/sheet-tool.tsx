import { ThListIcon } from '@sanity/icons/ThList'
import { Card, Text } from '@sanity/ui'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { WhereEdited } from '../content/where-edited.tsx'
import { openedTool } from '../opened-tool.ts'
import { PriceSheet } from './price-sheet.tsx'

/** All prices of all categories beside one another. */
export const SHEET_TOOL = openedTool('prices', 'Prices', ThListIcon, SheetTool)

function SheetTool() {
  const documents = useContent()
  const content = useEditingContent()
  if (documents !== null && content !== 'loading' && content !== null)
    return (
      <WhereEdited>
        <PriceSheet documents={documents} content={content} />
      </WhereEdited>
    )
  return (
    <Card padding={4}>
      <Text size={1}>{content === null ? 'Prices need a currency and wording: fill in Business and Messages first.' : 'Loading…'}</Text>
    </Card>
  )
}
