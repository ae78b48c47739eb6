import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { TimesDifference } from '../../contract/generated/types.ts'
import { timesLines } from '../../studio-model/publish/times-words.ts'
import { StandingRequests } from './standing-requests.tsx'

/** What changes of when visits can be booked, and the requests that stand at times that would be closed. */
export function TimesView({ times, site }: { times: TimesDifference; site: string }) {
  return (
    <Card as="section" border radius={2} padding={3} aria-label="Times">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Times
        </Heading>
        {timesLines(times).map(line => (
          <Text key={line} size={1}>
            {line}
          </Text>
        ))}
        {times.requests.length > 0 && <StandingRequests requests={times.requests} site={site} />}
      </Stack>
    </Card>
  )
}
