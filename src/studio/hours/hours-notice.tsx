import { Card, Stack, Text } from '@sanity/ui'
import type { Fields } from '../../studio-model/draft/draft-value.ts'
import { movesStarts } from '../../studio-model/hours/moves-starts.ts'
import { draftsFirst, type Documents } from '../../studio-model/publish/check-draft.ts'
import { standTitle } from '../../studio-model/publish/times-words.ts'
import { NoticeBelow } from '../form/notice-below.tsx'
import { StandingRequests } from '../change/standing-requests.tsx'
import { useDraftAnswer } from '../change/use-draft-answer.ts'
import { HoursTexts } from './hours-texts.tsx'

const PAUSE_MS = 600

/** What contradicts the hours and days off, as they are typed: requests at times that would be no starts any more, and texts that say other hours. In sight while the form is scrolled. */
export function HoursNotice({ business, documents }: { business: Fields; documents: Documents }) {
  const published = documents.published.find(({ _id }) => _id === 'business') ?? null
  const current = { ...business, _id: 'business', _type: 'business' }
  const { answer } = useDraftAnswer(movesStarts(published, current) ? [current] : null, PAUSE_MS)
  const body = answer?.kind === 'answer' ? answer.body : null
  const requests = body?.difference?.times?.requests ?? []
  return (
    <NoticeBelow>
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
        <HoursTexts openId="business" documents={[current, ...draftsFirst(documents)]} />
      </Stack>
    </NoticeBelow>
  )
}
