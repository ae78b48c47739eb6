import { Box, Button, Card, Flex, Spinner, Stack, Switch, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader } from 'sanity/structure'
import { mayConcern, summaryWords } from '../../studio-model/publish/change-words.ts'
import { besideExamples } from '../../studio-model/publish/accepted-examples.ts'
import { DifferenceView } from './difference-view.tsx'
import { ExamplesView } from './examples-view.tsx'
import { ProblemsView } from './problems-view.tsx'
import { RequestsView } from './requests-view.tsx'
import { SignIn } from './sign-in.tsx'
import { TimesView } from './times-view.tsx'
import { type PreviewState, usePreview } from './use-preview.ts'

export const TITLE = 'What will this change do?'

/** Shows what publishing the open document would change on the site, as computed by the site. */
export function ChangePanel({ documentId, onClose }: DocumentInspectorProps) {
  const [withOthers, setWithOthers] = useState(false)
  const state = usePreview(documentId, withOthers)
  const { isAsking, isTakingOver, others } = state
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader as="header" title={TITLE} onClose={onClose} closeButtonLabel="Close" />
      <Card flex={1} overflow="auto" padding={3} style={{ minHeight: 0 }}>
        <Stack gap={4}>
          {others > 0 && (
            <Flex as="label" align="center" gap={3}>
              <Switch checked={withOthers} onChange={event => setWithOthers(event.currentTarget.checked)} />
              <Text size={1}>{others === 1 ? 'With the one other draft' : `With all ${others} other drafts`}</Text>
            </Flex>
          )}
          <Flex as="output" align="center" gap={3} aria-live="polite">
            {isAsking && <Spinner muted />}
            <Text size={1}>{statusWords(state)}</Text>
          </Flex>
          <Box style={{ opacity: isAsking || isTakingOver ? 0.5 : 1 }}>
            <Answer openId={documentId} state={state} />
          </Box>
        </Stack>
      </Card>
    </Flex>
  )
}

function statusWords({ answer, isAsking, isTakingOver }: PreviewState): string {
  if (isAsking) return 'Asking the site…'
  if (isTakingOver) return 'Published: the site is taking it over…'
  if (answer?.kind !== 'preview') return ''
  const { difference, problems } = answer.preview
  if (difference === null) return problems.length === 1 ? 'One problem' : `${problems.length} problems`
  return summaryWords(difference)
}

function Answer({ openId, state: { answer, documents, retry } }: { openId: string; state: PreviewState }) {
  switch (answer?.kind) {
    case undefined:
      return null
    case 'signed out':
      return <SignIn onSignedIn={retry} />
    case 'failed':
      return (
        <Card tone="caution" border radius={2} padding={3} role="alert">
          <Stack gap={4}>
            <Text size={1}>{answer.message}</Text>
            <Button mode="ghost" text="Try again" onClick={retry} />
          </Stack>
        </Card>
      )
    case 'preview': {
      const { site, problems, examples, difference, requests } = answer.preview
      const others = besideExamples(answer.preview)
      if (difference !== null && difference.documents.length === 0 && problems.length === 0) return null
      return (
        <Stack gap={4}>
          {others.length > 0 && <ProblemsView openId={openId} problems={others} documents={documents} />}
          {examples.length > 0 && <ExamplesView examples={examples} documents={documents} />}
          {difference?.times !== undefined && <TimesView times={difference.times} site={site} />}
          {requests !== null && difference !== null && mayConcern(difference, requests) && (
            <RequestsView requests={requests} documents={documents} site={site} />
          )}
          {difference !== null && <DifferenceView difference={difference} documents={documents} />}
        </Stack>
      )
    }
  }
}
