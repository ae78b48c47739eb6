import { Card, Stack } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { DraftProblem } from '../../contract/generated/types.ts'
import { type UnusedReason, unusedReasons } from '../../studio-model/publish/unused-reasons.ts'
import { patchOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { Suggestion } from './suggestion.tsx'

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
        <Suggestion press="Take it out" label={`Take it out: ${text}`} onPress={() => edit(new Map([[id, patchOperations(taken)]]))}>
          Nothing names “{text}” any more. It stands in {name}, under “Reasons and notes for prices”.
        </Suggestion>
        {failure}
      </Stack>
    </Card>
  )
}
