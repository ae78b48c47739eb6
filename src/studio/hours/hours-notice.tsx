import { Card, Stack, Text } from '@sanity/ui'
import { useStructureTool } from 'sanity/structure'
import { styled } from 'styled-components'
import type { Fields } from '../../studio-model/draft/draft-value.ts'
import { draftsFirst, type Documents } from '../../studio-model/publish/check-draft.ts'
import { standTitle } from '../../studio-model/publish/times-words.ts'
import { StandingRequests } from '../change/standing-requests.tsx'
import { TextsView } from './texts-view.tsx'
import { useStanding } from './use-standing.ts'

const PAUSE_MS = 600

/** What contradicts the hours and days off, as they are typed: requests at times that would be no starts any more, and texts that say other hours. In sight while the form is scrolled. */
export function HoursNotice({ business, documents }: { business: Fields; documents: Documents }) {
  const { features } = useStructureTool()
  const published = documents.published.find(({ _id }) => _id === 'business') ?? null
  const current = { ...business, _id: 'business', _type: 'business' }
  const { answer } = useStanding(current, published, PAUSE_MS)
  const body = answer?.kind === 'answer' ? answer.body : null
  const requests = body?.difference?.times?.requests ?? []
  return (
    <Notice $isPhone={!features.resizablePanes}>
      <Stack as="output" gap={2}>
        {body !== null && requests.length > 0 && (
          <Card as="section" tone="caution" border radius={2} padding={3} aria-label="Requests at these times">
            <Stack gap={4}>
              <Text size={1} weight="semibold">
                {standTitle(requests.length)}
              </Text>
              <StandingRequests requests={requests} site={body.site} />
            </Stack>
          </Card>
        )}
        <TextsView openId="business" documents={draftsFirst(documents)} hours={business['hours']} />
      </Stack>
    </Notice>
  )
}

/** Below the form, and where that is longer than the screen at its lower edge: on a phone above Sanity's bar with Publish, which has this height. */
const Notice = styled.div<{ $isPhone: boolean }>`
  position: sticky;
  bottom: ${({ $isPhone }) => ($isPhone ? '49px' : 0)};
  z-index: 2;
  max-height: 40vh;
  overflow: auto;
  padding-bottom: 0.5rem;
`
