import { Text } from '@sanity/ui'
import type { TimesDifference } from '../../contract/generated/types.ts'
import { timesLines } from '../../studio-model/publish/times-words.ts'
import { StandingRequests } from './standing-requests.tsx'
import { SectionCard } from './section-card.tsx'

/** What changes of when visits can be booked, and the requests that stand at times that would be closed. */
export function TimesView({ times, site }: { times: TimesDifference; site: string }) {
  return (
    <SectionCard title="Times">
      {timesLines(times).map(line => (
        <Text key={line} size={1}>
          {line}
        </Text>
      ))}
      {times.requests.length > 0 && <StandingRequests requests={times.requests} site={site} />}
    </SectionCard>
  )
}
