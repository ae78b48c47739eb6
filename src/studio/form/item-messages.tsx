import { Box, Stack, Text } from '@sanity/ui'
import { type ItemProps, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import type { PathStep } from '../../studio-model/documents/place-of.ts'
import { isWithin } from '../../studio-model/documents/values-around.ts'
import { CloseToParent } from './close-to-parent.tsx'
import { toFillIn, toFillInWords } from '../../studio-model/publish/to-fill-in.ts'

/** An item of a list, and below it what has yet to be filled in of it. */
export function ItemMessages(props: ItemProps) {
  const { path } = props
  const { validation, documentType } = useDocumentPane()
  const document = useFormValue([]) as object
  const empty = validation.filter(marker => marker.level === 'info' && isWithin(marker.path as PathStep[], path as PathStep[]))
  const fields = empty.map(marker => ({ path: marker.path.slice(0, path.length + 1) as PathStep[], message: marker.message }))
  const parts = fields.length === 0 ? [] : toFillIn(document, DOCUMENT_SHAPE[documentType] ?? '', fields).flatMap(item => item.parts)
  // One frame with and without: in another the item would be made anew, and its form with it.
  return (
    <Stack gap={2}>
      <CloseToParent>{props.renderDefault(props)}</CloseToParent>
      {parts.length > 0 && (
        <Box paddingX={2} paddingBottom={2}>
          <Text size={1} muted>
            {toFillInWords(parts)}
          </Text>
        </Box>
      )}
    </Stack>
  )
}
