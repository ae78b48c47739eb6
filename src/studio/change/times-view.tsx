import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { TimesDifference } from '../../contract/generated/types.ts'
import { standingWords, timesLines } from '../../studio-model/publish/times-words.ts'
import { requestAddress } from './request-address.ts'

/** What changes of when visits can be booked, and the requests that stand at times that go. */
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
        {times.requests.length > 0 && (
          <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="Requests at times that go">
            {times.requests.map(request => (
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
        )}
      </Stack>
    </Card>
  )
}
