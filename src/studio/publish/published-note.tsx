import { Card, Stack, Text } from '@sanity/ui'
import { PreviewView } from '../change/preview-view.tsx'
import { StandingRequests, type StandingRequestsProps } from '../change/standing-requests.tsx'
import type { PreviewState } from '../change/use-preview.ts'
import { standTitle } from '../../studio-model/publish/times-words.ts'

interface PublishedNoteProps {
  names: string
  state: PreviewState
  /** The requests whose times it closed, as they were told before; null where that is not known. */
  standing: StandingRequestsProps | null
}

/** That visitors see what was published, once the site says so; until then what it is doing. */
export function PublishedNote({ names, state, standing }: PublishedNoteProps) {
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
      {standing !== null && standing.requests.length > 0 && (
        <Card as="section" tone="caution" border radius={2} padding={3} aria-label="Requests at these times">
          <Stack gap={4}>
            <Text size={1} weight="semibold">
              {standTitle(standing.requests.length, true)}
            </Text>
            <StandingRequests {...standing} />
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function isLive({ answer, isAsking, isTakingOver }: PreviewState): boolean {
  if (isAsking || isTakingOver || answer?.kind !== 'answer') return false
  const { difference, problems } = answer.body
  return problems.length === 0 && difference?.documents.length === 0
}
