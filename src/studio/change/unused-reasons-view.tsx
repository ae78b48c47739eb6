import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { DraftProblem } from '../../contract/generated/types.ts'
import { type UnusedReason, unusedReasons } from '../../studio-model/publish/unused-reasons.ts'
import { patchOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'

interface UnusedReasonsViewProps {
  problems: readonly DraftProblem[]
  /** The documents as they would be published, those that are published after them. */
  documents: readonly DatasetDocument[]
}

/** Reasons and notes that nothing names any more, each with a press that takes it out of its draft. */
export function UnusedReasonsView({ problems, documents }: UnusedReasonsViewProps) {
  return unusedReasons(documents, problems).map(reason => <UnusedReasonView key={`${reason.id} ${reason.text}`} reason={reason} />)
}

function UnusedReasonView({ reason: { text, id, name, edit: taken } }: { reason: UnusedReason }) {
  const { edit, failure } = useDraftEdit()
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={4}>
        <Text size={1}>
          Nothing names “{text}” any more. It stands in {name}, under “Reasons and notes for prices”.
        </Text>
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Take it out"
            aria-label={`Take it out: ${text}`}
            onClick={() => edit(new Map([[id, patchOperations(taken)]]))}
          />
        </Flex>
        {failure}
      </Stack>
    </Card>
  )
}
