import { Flex, Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { ContentState } from '../../contract/generated/types.ts'
import { liveProblems } from '../../studio-model/history/live-problems.ts'
import { ProblemsView } from '../change/problems-view.tsx'
import { SignIn } from '../change/sign-in.tsx'
import { useLiveState } from './use-live-state.ts'

/** Screens of the admin, by their addresses. */
const SCREENS = [
  { path: 'today', title: 'Today' },
  { path: 'requests', title: 'Requests' },
  { path: 'calendar', title: 'Calendar' },
  { path: 'customers', title: 'Customers' },
  { path: 'value', title: 'Value' },
] as const

/** What visitors see and since when, why nothing newer is, and the ways there. */
export function LiveState({ published }: { published: readonly DatasetDocument[] | null }) {
  const { answer, isTakingOver, retry } = useLiveState(published)
  switch (answer?.kind) {
    case undefined:
      return <Text size={1}>Asking the site…</Text>
    case 'signed out':
      return <SignIn shows="what visitors see" onSignedIn={retry} />
    case 'failed':
      return <Text size={1}>{answer.message}</Text>
    case 'answer':
      return <Live content={answer.body.content} published={published ?? []} isTakingOver={isTakingOver} />
  }
}

interface LiveProps {
  content: ContentState
  published: readonly DatasetDocument[]
  isTakingOver: boolean
}

function Live({ content: { site, since, problems }, published, isTakingOver }: LiveProps) {
  const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(since))
  return (
    <Stack gap={4}>
      <Text size={1} as="output">
        What visitors see has been live since {when}.{isTakingOver && ' What was published since: the site is taking it over…'}
      </Text>
      {problems.length > 0 && <LiveProblems lines={problems} published={published} />}
      <Flex as="nav" aria-label="The site and its admin" gap={4} wrap="wrap">
        <Text size={1}>
          <a href={site} target="_blank" rel="noreferrer">
            Open the site
          </a>
        </Text>
        {SCREENS.map(({ path, title }) => (
          <Text key={path} size={1}>
            <a href={`${site}/#/admin/${path}`} target="_blank" rel="noreferrer">
              {title}
            </a>
          </Text>
        ))}
      </Flex>
    </Stack>
  )
}

const NOT_LIVE = 'What was published since then cannot go live:'

/** Why the site keeps what it shows, each with a link to its place; what no form is about, in the site's own words. */
function LiveProblems({ lines, published }: { lines: readonly string[]; published: readonly DatasetDocument[] }) {
  return <ProblemsView openId={null} problems={liveProblems(lines, published)} documents={published} title={NOT_LIVE} />
}
