import { Button, Card, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type DocumentActionComponent, type DocumentActionDialogProps, type DocumentActionProps, useEditState } from 'sanity'
import { useDocumentPane, useStructureTool } from 'sanity/structure'
import { useRelease } from '../content/use-layer.ts'

/** Publish, for a panel that takes the place of the form and its Publish on a narrow screen: the same action. A release is published as a whole, elsewhere. */
export function PublishHere() {
  const { actions, documentId, documentType } = useDocumentPane()
  const { features } = useStructureTool()
  const state = useEditState(documentId, documentType)
  const release = useRelease()
  const publish = actions?.find(({ action }) => action === 'publish')
  if (features.resizablePanes || release !== undefined || publish === undefined || !state.ready) return null
  return <ActionButton describe={publish} props={{ ...state, initialValueResolved: true, onComplete: () => undefined }} />
}

interface ActionButtonProps {
  /** The action: a hook, as all of Sanity's are, and the same one always. */
  describe: DocumentActionComponent
  props: DocumentActionProps
}

function ActionButton({ describe, props }: ActionButtonProps) {
  const action = describe(props)
  if (action === null) return null
  const { label, disabled, onHandle, dialog } = action
  return (
    <Card borderTop flex="none" data-testid="publish-here">
      {typeof dialog === 'object' && dialog !== null && contentOf(dialog)}
      <Flex justify="flex-end" padding={3}>
        <Button tone="primary" text={label} disabled={disabled === true} onClick={onHandle} />
      </Flex>
    </Card>
  )
}

/** What an action of ours shows: what is in the way in place, a dialog over all. */
function contentOf(dialog: DocumentActionDialogProps): ReactNode {
  if (dialog.type === 'popover') return dialog.content
  return dialog.type === 'custom' ? dialog.component : null
}
