import { CautionBox } from '../change/caution-box.tsx'
import { StandingRequests, type StandingRequestsProps } from '../change/standing-requests.tsx'
import { standingWords, standTitle } from '../../studio-model/publish/times-words.ts'

interface StandingBoxProps extends StandingRequestsProps {
  label: string
  /** Whether what closes their times is published. */
  isPublished: boolean
}

/** Requests at closed times, folded to a line that names them; nothing where there is none. */
export function StandingBox({ label, isPublished, requests, site }: StandingBoxProps) {
  if (requests.length === 0) return null
  return (
    <CautionBox label={label} title={standTitle(requests.length, isPublished)} inShort={requests.map(standingWords).join('; ')}>
      <StandingRequests requests={requests} site={site} />
    </CautionBox>
  )
}
