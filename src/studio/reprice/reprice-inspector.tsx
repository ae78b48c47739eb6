import { EditIcon } from '@sanity/icons/Edit'
import { Box, Card, Text } from '@sanity/ui'
import { defineDocumentInspector, type DocumentInspectorProps, useEditState } from 'sanity'
import { DocumentInspectorHeader } from 'sanity/structure'
import { useEditingContent } from '../content/use-editing-content.ts'
import { Repricer } from './repricer.tsx'

const TITLE = 'Change several prices'

/** Panel beside a category: many prices changed at once, shown before they are. */
export const repriceInspector = defineDocumentInspector({
  name: 'reprice',
  useMenuItem: ({ documentType }) => ({ title: TITLE, icon: EditIcon, showAsAction: true, hidden: documentType !== 'category' }),
  component: RepriceInspector,
})

function RepriceInspector({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { draft, published, ready } = useEditState(documentId, documentType)
  const content = useEditingContent()
  return (
    <Card height="fill" overflow="auto">
      <DocumentInspectorHeader as="header" title={TITLE} closeButtonLabel="Close" onClose={onClose} flex="none" />
      <Box padding={4}>
        {!ready || content === 'loading' ? (
          <Text size={1}>Loading…</Text>
        ) : content === null ? (
          <Text size={1}>Prices need a currency and wording: fill in Business and Messages first.</Text>
        ) : (
          <Repricer category={draft ?? published ?? {}} documentId={documentId} content={content} />
        )}
      </Box>
    </Card>
  )
}
