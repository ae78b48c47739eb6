import { Stack, Text } from '@sanity/ui'
import type { StandingRequest } from '../../contract/generated/types.ts'
import { standingWords } from '../../studio-model/publish/times-words.ts'
import { requestAddress } from './request-address.ts'

export interface StandingRequestsProps {
  requests: readonly StandingRequest[]
  /** Where the admin is. */
  site: string
}

/** Requests whose times a change of the hours closes, each with a link to it. */
export function StandingRequests({ requests, site }: StandingRequestsProps) {
  return (
    <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="Requests at closed times">
      {requests.map(request => (
        <Text as="li" key={request.id} size={1}>
          <a href={requestAddress(site, request.id)} target="_blank" rel="noreferrer">
            {standingWords(request)}
          </a>
        </Text>
      ))}
      <Text as="li" size={1} muted>
        Nothing moves them: they keep their times until you move them.
      </Text>
    </Stack>
  )
}
