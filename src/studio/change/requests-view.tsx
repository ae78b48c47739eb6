import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { RequestDifference, RequestPriceChange } from '../../contract/generated/types.ts'
import { promiseWords } from '../../studio-model/publish/change-words.ts'
import { barWords, lostTitle, requestName, requestWords } from '../../studio-model/publish/request-words.ts'
import { Folded } from './folded.tsx'
import { FromTo } from './from-to.tsx'
import { requestAddress } from './request-address.ts'
import { SectionCard } from './section-card.tsx'

/** So many requests are named at once. */
const NAMED = 5

interface RequestsViewProps {
  requests: RequestDifference
  documents: readonly DatasetDocument[]
  /** Whether what changes is for some days alone. */
  isOfDays: boolean
  /** Where the admin is. */
  site: string
}

/** What the newest requests would have cost after the change. Their stored prices do not change. */
export function RequestsView({ requests, documents, isOfDays, site }: RequestsViewProps) {
  const { changes, open } = requests
  const [lost, others] = [changes.slice(0, open.lost), changes.slice(open.lost)]
  const days = documents.find(({ _id }) => _id === 'business')?.['estimateDays']
  const estimateDays = typeof days === 'number' ? days : null
  return (
    <SectionCard title="Your last requests" label="Requests">
      <Lost changes={lost} site={site} />
      <Text size={1}>{requestWords(requests, isOfDays)}</Text>
      <Requests changes={others} site={site} />
      {requests.counts.raised + requests.counts.lowered > 0 && (
        <Folded title="By how much">
          <SpreadView requests={requests} />
        </Folded>
      )}
      {promiseWords(requests, estimateDays).map(words => (
        <Text key={words} size={1} muted>
          {words}
        </Text>
      ))}
    </SectionCard>
  )
}

interface NamedRequests {
  changes: readonly RequestPriceChange[]
  site: RequestsViewProps['site']
}

/** The open requests that would lose something, where the others are not compared. */
export function LostView(props: NamedRequests) {
  return (
    <Card as="section" border radius={2} padding={3} aria-label="Requests">
      <Stack gap={4}>
        <Lost {...props} />
      </Stack>
    </Card>
  )
}

function Lost({ changes, site }: NamedRequests) {
  if (changes.length === 0) return null
  return (
    <>
      <Text size={1} weight="semibold">
        {lostTitle(changes.length)}
      </Text>
      <Requests changes={changes} site={site} />
    </>
  )
}

/** Some requests by their names, of which the first are in sight. */
function Requests({ changes, site }: NamedRequests) {
  const [first, more] = [changes.slice(0, NAMED), changes.slice(NAMED)].map(some =>
    some.map(request => <RequestView key={request.id} request={request} site={site} />),
  )
  return (
    <>
      {first}
      {changes.length > NAMED && <Folded title={`${changes.length - NAMED} more`}>{more}</Folded>}
    </>
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

function RequestView({ request, site }: { request: RequestPriceChange; site: string }) {
  const { id, before, after, reason } = request
  return (
    <Stack gap={2}>
      <Flex gap={3} justify="space-between" wrap="wrap">
        <Text size={1}>
          <a href={requestAddress(site, id)} target="_blank" rel="noreferrer">
            {requestName(request)}
          </a>
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
