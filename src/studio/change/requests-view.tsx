import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { RequestDifference, RequestPriceChange } from '../../contract/generated/types.ts'
import { requestWords } from '../../studio-model/publish/change-words.ts'
import { FromTo } from './from-to.tsx'

/** What the newest requests would cost after the change. Their stored prices do not change. */
export function RequestsView({ requests }: { requests: RequestDifference }) {
  return (
    <Card as="section" border radius={2} padding={3} aria-label="Requests">
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          The last requests
        </Heading>
        <Text size={1}>{requestWords(requests)}</Text>
        {requests.changes.length > 0 && (
          <details>
            <summary>
              <Text as="span" size={1} style={{ display: 'inline-block' }}>
                Each of them
              </Text>
            </summary>
            <Stack gap={4} paddingTop={3}>
              {requests.changes.map(request => (
                <RequestView key={request.id} request={request} />
              ))}
            </Stack>
          </details>
        )}
        <Text size={1} muted>
          What you have promised stays: stored requests keep their prices.
        </Text>
      </Stack>
    </Card>
  )
}

function RequestView({ request: { id, category, before, after, reason } }: { request: RequestPriceChange }) {
  return (
    <Stack gap={2}>
      <Flex gap={3} justify="space-between" wrap="wrap">
        <Text size={1}>
          {id.slice(0, 8)} · {category}
        </Text>
        <FromTo before={before} after={after} />
      </Flex>
      {reason !== null && (
        <Text size={1} muted>
          {reason}
        </Text>
      )}
    </Stack>
  )
}
