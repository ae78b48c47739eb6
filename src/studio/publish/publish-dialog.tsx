import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { currentDocuments } from '../../studio-model/publish/check-draft.ts'
import { PreviewView } from '../change/preview-view.tsx'
import { ProblemsView } from '../change/problems-view.tsx'
import { usePreview } from '../change/use-preview.ts'
import { usePublishTogether } from './use-publish-together.ts'

interface PublishDialogProps {
  ids: readonly string[]
  documents: Documents
  onClose: () => void
}

/** What publishing these documents would change, then one press for all of them. */
export function PublishDialog({ ids: asked, documents, onClose }: PublishDialogProps) {
  const state = usePreview(asked, false)
  const together = usePublishTogether(asked, documents)
  const { publish, stage, problems, failure } = together
  // Once they are published, no draft is left to name.
  const ids = together.ids.length === 0 ? asked : together.ids
  const names = ids.map(id => nameIn(state.documents, id)).join(', ')
  return (
    <Dialog
      id="publish-all"
      header="What will this change do?"
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={3} padding={3} justify="flex-end" wrap="wrap">
          <Button mode="ghost" text={stage === 'published' ? 'Close' : 'Not now'} onClick={onClose} />
          {stage !== 'published' && (
            <Button
              disabled={stage === 'publishing'}
              text={stage === 'publishing' ? 'Publishing…' : ids.length === 1 ? 'Publish it' : `Publish all ${ids.length}`}
              onClick={publish}
            />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{stage === 'published' ? `Published together: ${names}.` : `Published together, or not at all: ${names}.`}</Text>
        <div role="alert">{failure !== null && <Text size={1}>Not published: {failure}</Text>}</div>
        {problems.length > 0 ? (
          <ProblemsView openId={null} problems={problems} documents={currentDocuments(documents)} />
        ) : (
          <PreviewView openId={null} state={state} />
        )}
      </Stack>
    </Dialog>
  )
}
