import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { mayConcern, summaryWords } from '../../studio-model/publish/change-words.ts'
import { changesDays } from '../../studio-model/offer/changes-days.ts'
import { besideExamples } from '../../studio-model/publish/accepted-examples.ts'
import { withoutInheritedIn } from '../../studio-model/publish/without-inherited.ts'
import { DifferenceView } from './difference-view.tsx'
import { ExamplesView } from './examples-view.tsx'
import { GoneTitles } from './gone-titles.tsx'
import { OtherLayoutView } from './other-layout.tsx'
import { OtherAuthors } from './other-authors.tsx'
import { OvertakenView } from './overtaken-view.tsx'
import { ProblemsView } from './problems-view.tsx'
import { LostView, RequestsView } from './requests-view.tsx'
import { SignIn } from './sign-in.tsx'
import { TimesView } from './times-view.tsx'
import { TextsAgainst } from './texts-against.tsx'
import { HOURS_TEXTS } from '../hours/hours-texts.ts'
import { POLICY_TEXTS } from '../policies/policy-texts.ts'
import { LeftOutView } from '../offer/left-out-view.tsx'
import type { PreviewState } from './use-preview.ts'

const REFUSED = 'This keeps it from going live:'

interface PreviewViewProps {
  /** The document whose form is open beside it; null where none is. */
  openId: string | null
  state: PreviewState
  /** Whether examples are accepted by a press here. Where they are not, the press that publishes accepts them. */
  acceptsExamples: boolean
}

/** What the site answers about a change: who is concerned, then what pages would say. */
export function PreviewView(props: PreviewViewProps) {
  const { state } = props
  const { isAsking } = state
  return (
    <>
      <Flex as="output" align="center" gap={3} aria-live="polite">
        {isAsking && <Spinner muted />}
        <Text size={1}>{statusWords(state)}</Text>
      </Flex>
      {state.authors !== null && <OtherAuthors authors={state.authors} />}
      <Box style={{ opacity: isAsking ? 0.5 : 1 }}>
        <Answer {...props} />
      </Box>
    </>
  )
}

function statusWords({ answer, documents, isAsking, isTakingOver, isRefused }: PreviewState): string {
  if (isAsking) return 'Asking the site…'
  if (isTakingOver) return 'Published: the site is taking it over…'
  if (isRefused) return 'Published, but the site refuses it: visitors go on seeing what they saw before.'
  if (answer?.kind !== 'answer') return ''
  const { difference, problems } = answer.body
  const others = besideExamples(answer.body)
  if (difference !== null && others.length === 0) return summaryWords(difference)
  const { length } = withoutInheritedIn(documents, difference === null ? problems : others)
  return length === 1 ? 'One problem' : `${length} problems`
}

function Answer({ openId, acceptsExamples, state: { answer, documents, isRefused, retry } }: PreviewViewProps) {
  switch (answer?.kind) {
    case undefined:
      return null
    case 'signed out':
      return <SignIn shows="what this change does to prices, times and requests" onSignedIn={retry} />
    case 'failed':
      return (
        <Card tone="caution" border radius={2} padding={3} role="alert">
          <Stack gap={4}>
            <Text size={1}>{answer.message}</Text>
            <Button mode="ghost" text="Try again" onClick={retry} />
          </Stack>
        </Card>
      )
    case 'answer': {
      const { site, problems, examples, difference, requests, lost } = answer.body
      const others = besideExamples(answer.body)
      if (difference !== null && difference.documents.length === 0 && problems.length === 0) return null
      return (
        <Stack gap={4}>
          {others.length > 0 && <ProblemsView openId={openId} problems={others} documents={documents} title={isRefused ? REFUSED : undefined} />}
          {lost !== undefined && <LostView changes={lost} site={site} />}
          {difference?.times !== undefined && <TimesView times={difference.times} site={site} />}
          <OtherLayoutView openId={openId} documents={documents} />
          {difference !== null && <OvertakenView ids={difference.documents.map(({ document }) => document)} documents={documents} />}
          {difference !== null && <LeftOutView ids={difference.documents.map(({ document }) => document)} documents={documents} />}
          {difference !== null && <GoneTitles openId={openId} ids={difference.documents.map(({ document }) => document)} documents={documents} />}
          {(openId !== null || difference?.times !== undefined) && <TextsAgainst kind={HOURS_TEXTS} openId={openId} documents={documents} />}
          {(openId !== null || difference?.policies !== undefined) &&
            POLICY_TEXTS.map(kind => <TextsAgainst key={kind.label} kind={kind} openId={openId} documents={documents} />)}
          {requests !== null && difference !== null && mayConcern(difference, requests) && (
            <RequestsView requests={requests} documents={documents} isOfDays={changesDays(difference.documents, documents)} site={site} />
          )}
          {difference !== null && <DifferenceView difference={difference} documents={documents} />}
          {examples.length > 0 && <ExamplesView examples={examples} documents={documents} isAcceptedHere={acceptsExamples} />}
        </Stack>
      )
    }
  }
}
