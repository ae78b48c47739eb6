import { EditIcon } from '@sanity/icons/Edit'
import { Text } from '@sanity/ui'
import { defineDocumentInspector, type DocumentInspectorProps } from 'sanity'
import { useDocumentNow } from '../content/use-document-now.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { Panel } from '../panel.tsx'
import { ROOM_FOR_ALL, wordedIcon } from '../worded-icon.tsx'
import { Repricer } from './repricer.tsx'

const TITLE = 'Change several prices'

const ICON = wordedIcon(EditIcon, TITLE, ROOM_FOR_ALL)

/** Panel beside a category: many prices changed at once, shown before they are. */
export const repriceInspector = defineDocumentInspector({
  name: 'reprice',
  useMenuItem: ({ documentType }) => ({ title: TITLE, icon: ICON, showAsAction: true, hidden: documentType !== 'category' }),
  component: RepriceInspector,
})

function RepriceInspector({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { document, ready } = useDocumentNow(documentId, documentType)
  const content = useEditingContent()
  return (
    <Panel title={TITLE} onClose={onClose}>
      {!ready || content === 'loading' ? (
        <Text size={1}>Loading…</Text>
      ) : content === null ? (
        <Text size={1}>Prices need a currency and wording: fill in Business and Messages first.</Text>
      ) : (
        <Repricer category={document ?? {}} documentId={documentId} content={content} />
      )}
    </Panel>
  )
}
