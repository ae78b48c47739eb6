import { standingWords, standTitle } from '../../studio-model/publish/times-words.ts'
import type { Caution } from '../change/caution-box.tsx'
import { StandingRequests, type StandingRequestsProps } from '../change/standing-requests.tsx'

/** Tells of requests at closed times; nothing where there is none. `isPublished` says whether what closes their times is. */
export function standingCaution(label: string, isPublished: boolean, { requests, site }: StandingRequestsProps): Caution | null {
  if (requests.length === 0) return null
  return {
    label,
    title: standTitle(requests.length, isPublished),
    inShort: requests.map(standingWords).join('; '),
    children: <StandingRequests requests={requests} site={site} />,
  }
}
