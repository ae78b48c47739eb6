import type { Fields } from '../../studio-model/draft/draft-value.ts'
import { movesStarts } from '../../studio-model/hours/moves-starts.ts'
import { draftsFirst, type Documents } from '../../studio-model/publish/check-draft.ts'
import { NoticeBelow } from '../form/notice-below.tsx'
import { useDraftAnswer } from '../change/use-draft-answer.ts'
import { textsAgainst } from '../change/texts-against.tsx'
import { HOURS_TEXTS } from './hours-texts.ts'
import { standingCaution } from './standing-caution.tsx'
import { useOnClosedDays } from './use-on-closed-days.ts'

const PAUSE_MS = 600

/** What contradicts the hours and days off: requests at times that would be no starts any more as they are typed, those on days that are closed already, and texts that say other hours. */
export function HoursNotice({ business, documents }: { business: Fields; documents: Documents }) {
  const published = documents.published.find(({ _id }) => _id === 'business') ?? null
  const current = { ...business, _id: 'business', _type: 'business' }
  const { answer } = useDraftAnswer(movesStarts(published, current) ? [current] : null, PAUSE_MS)
  const body = answer?.kind === 'answer' ? answer.body : null
  const onClosedDays = useOnClosedDays(published)
  return (
    <NoticeBelow
      cautions={[
        body && standingCaution('Requests at these times', false, { requests: body.difference?.times?.requests ?? [], site: body.site }),
        onClosedDays && standingCaution('Requests on closed days', true, onClosedDays),
        textsAgainst({ kind: HOURS_TEXTS, openId: 'business', documents: [current, ...draftsFirst(documents)] }),
      ]}
    />
  )
}
