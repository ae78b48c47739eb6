import { Stack, Text } from '@sanity/ui'
import { PreviewView } from '../change/preview-view.tsx'
import type { PreviewState } from '../change/use-preview.ts'

/** That visitors see what was published, once the site says so; until then what it is doing. */
export function PublishedNote({ names, state }: { names: string; state: PreviewState }) {
  return (
    <Stack gap={4}>
      <Text size={1}>Published: {names}.</Text>
      {isLive(state) ? (
        <Text size={1} as="output">
          Visitors see it now.
        </Text>
      ) : (
        <PreviewView openId={null} state={state} acceptsExamples={false} />
      )}
    </Stack>
  )
}

function isLive({ answer, isAsking, isTakingOver }: PreviewState): boolean {
  if (isAsking || isTakingOver || answer?.kind !== 'answer') return false
  const { difference, problems } = answer.body
  return problems.length === 0 && difference?.documents.length === 0
}
