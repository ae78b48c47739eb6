import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { RequestDifference, RequestPriceChange } from '../../contract/generated/types.ts'
import { barWords, promiseWords, requestWords } from '../../studio-model/publish/change-words.ts'
import { FromTo } from './from-to.tsx'

/** What the newest requests would cost after the change. Their stored prices do not change. */
export function RequestsView({ requests, documents }: { requests: RequestDifference; documents: readonly DatasetDocument[] }) {
  const days = documents.find(({ _id }) => _id === 'business')?.['estimateDays']
  const estimateDays = typeof days === 'number' ? days : null
  return (
    <Card as="section" border radius={2} padding={3} aria-label="Requests">
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          The last requests
        </Heading>
        <Text size={1}>{requestWords(requests)}</Text>
        {requests.changes.length > 0 && <SpreadView requests={requests} />}
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
        {promiseWords(requests, estimateDays).map(words => (
          <Text key={words} size={1} muted>
            {words}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

/** How many requests change by how much, and what that comes to. */
function SpreadView({ requests: { spread, won, lost } }: { requests: RequestDifference }) {
  const bars = spread.filter(({ count }) => count > 0)
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {bars.map(({ from, to, count }) => (
          <li key={`${from} ${to}`} style={{ display: 'grid', gridTemplateColumns: '9em 1fr', alignItems: 'center', gap: 8 }}>
            <Text size={1}>{barWords({ from, to })}</Text>
            <Flex align="center" gap={2}>
              <div
                style={{
                  width: `${(80 * count) / most}%`,
                  height: 12,
                  borderRadius: 2,
                  background: 'var(--card-badge-primary-dot-color, currentColor)',
                }}
              />
              <Text size={1}>{count}</Text>
            </Flex>
          </li>
        ))}
      </Stack>
      <Text size={1}>{`They would bring ${won} more and ${lost} less.`}</Text>
    </Stack>
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
