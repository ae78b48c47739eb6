import { Stack } from '@sanity/ui'
import type { Fields } from '../../studio-model/draft/draft-value.ts'
import { movesStarts } from '../../studio-model/hours/moves-starts.ts'
import { draftsFirst, type Documents } from '../../studio-model/publish/check-draft.ts'
import { NoticeBelow } from '../form/notice-below.tsx'
import { useDraftAnswer } from '../change/use-draft-answer.ts'
import { HoursTexts } from './hours-texts.tsx'
import { StandingBox } from './standing-box.tsx'
import { useOnClosedDays } from './use-on-closed-days.ts'

const PAUSE_MS = 600

/** What contradicts the hours and days off: requests at times that would be no starts any more as they are typed, those on days that are closed already, and texts that say other hours. In sight while the form is scrolled, in a line each. */
export function HoursNotice({ business, documents }: { business: Fields; documents: Documents }) {
  const published = documents.published.find(({ _id }) => _id === 'business') ?? null
  const current = { ...business, _id: 'business', _type: 'business' }
  const { answer } = useDraftAnswer(movesStarts(published, current) ? [current] : null, PAUSE_MS)
  const body = answer?.kind === 'answer' ? answer.body : null
  const requests = body?.difference?.times?.requests ?? []
  const onClosedDays = useOnClosedDays(published)
  return (
    <NoticeBelow>
      <Stack as="output" gap={1}>
        {body !== null && <StandingBox label="Requests at these times" isPublished={false} requests={requests} site={body.site} />}
        {onClosedDays !== null && <StandingBox label="Requests on closed days" isPublished {...onClosedDays} />}
        <HoursTexts isFolded openId="business" documents={[current, ...draftsFirst(documents)]} />
      </Stack>
    </NoticeBelow>
  )
}
