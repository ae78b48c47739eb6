import { RestoreIcon } from '@sanity/icons/Restore'
import { Text } from '@sanity/ui'
import { defineDocumentInspector, type DocumentInspectorProps } from 'sanity'
import { useDocumentNow } from '../content/use-document-now.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { Panel } from '../panel.tsx'
import { ROOM_FOR_ALL, wordedIcon } from '../worded-icon.tsx'
import { PriceHistory } from './price-history.tsx'
import { WaitingExamples } from './waiting-examples.tsx'

const TITLE = 'Put a price back'

const ICON = wordedIcon(RestoreIcon, TITLE, ROOM_FOR_ALL)

/** Panel beside a category: the last changes of its published prices, each with a press that puts it back into the draft. */
export const priceHistoryInspector = defineDocumentInspector({
  name: 'price-history',
  useMenuItem: ({ documentType }) => ({ title: TITLE, icon: ICON, showAsAction: true, hidden: documentType !== 'category' }),
  component: PriceHistoryInspector,
})

function PriceHistoryInspector({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { document, published, ready } = useDocumentNow(documentId, documentType)
  const content = useEditingContent()
  return (
    <Panel title={TITLE} onClose={onClose}>
      {!ready || content === 'loading' ? (
        <Text size={1}>Loading…</Text>
      ) : content === null || document === null || published === null ? (
        <Text size={1}>Changes are listed here once prices have been published.</Text>
      ) : (
        <>
          <WaitingExamples document={document} published={published} />
          <PriceHistory category={document} documentId={documentId} published={published} content={content} />
        </>
      )}
    </Panel>
  )
}
