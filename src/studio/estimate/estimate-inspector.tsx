import { BillIcon } from '@sanity/icons/Bill'
import { Box, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { defineDocumentInspector, type DocumentInspectorProps } from 'sanity'
import { DocumentInspectorHeader } from 'sanity/structure'
import { draftCatalog } from '../../studio-model/estimate/draft-catalog.ts'
import { draftEstimate, NO_TRIAL, onSomeDay, type Trial } from '../../studio-model/estimate/draft-estimate.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { useDocumentNow } from '../content/use-document-now.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { ROOM_FOR_ALL, wordedIcon } from '../worded-icon.tsx'
import { DraftProblems } from './draft-problems.tsx'
import { EstimateView } from './estimate-view.tsx'
import { KeepExample } from './keep-example.tsx'
import { TrialFields } from './trial-fields.tsx'

const TITLE = 'Try an estimate'

const ICON = wordedIcon(BillIcon, TITLE, ROOM_FOR_ALL)

/** Panel beside a category: the site's estimate of a selection, as if the draft were live. */
export const estimateInspector = defineDocumentInspector({
  name: 'estimate',
  useMenuItem: ({ documentType }) => ({ title: TITLE, icon: ICON, showAsAction: true, hidden: documentType !== 'category' }),
  component: EstimateInspector,
})

function EstimateInspector({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { document, ready } = useDocumentNow(documentId, documentType)
  const content = useEditingContent()
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader as="header" title={TITLE} closeButtonLabel="Close" onClose={onClose} flex="none" />
      {!ready || content === 'loading' ? (
        <Said text="Loading…" />
      ) : content === null ? (
        <Said text="Estimates need a currency and wording: fill in Business and Messages first." />
      ) : (
        <Trier document={document ?? {}} documentId={documentId} content={content} />
      )}
    </Flex>
  )
}

/** The last trial and the typed name of an example, by document id: they outlive the panel, which Sanity mounts anew while its form loads. */
const trials = new Map<string, Trial>()
const names = new Map<string, string>()

/** State that is also stored in `kept`, and begins with what is stored there. */
function useKept<T>(kept: Map<string, T>, documentId: string, initial: T) {
  const [value, setValue] = useState(kept.get(documentId) ?? initial)
  const keep = (next: T) => {
    kept.set(documentId, next)
    setValue(next)
  }
  return [value, keep] as const
}

function Said({ text }: { text: string }) {
  return (
    <Box padding={4}>
      <Text size={1}>{text}</Text>
    </Box>
  )
}

function Trier({ document, documentId, content }: { document: object; documentId: string; content: EditingContent }) {
  const { money, messages } = content
  const [trial, setTrial] = useKept(trials, documentId, NO_TRIAL)
  const [name, setName] = useKept(names, documentId, '')
  const { date } = trial
  const drafted = useMemo(() => draftCatalog(document, content, date || undefined), [document, content, date])
  if (!drafted.ok)
    return (
      <Box flex={1} overflow="auto" padding={4} style={{ minHeight: 0 }}>
        <DraftProblems problems={drafted.problems} />
      </Box>
    )
  const { catalog, category, isDated } = drafted
  const tried = onSomeDay(trial, isDated)
  const told = draftEstimate(catalog, category, tried, money, messages)
  const plan = catalog.categories[0]
  if (plan === undefined) throw new Error('a catalog of one category has none')
  return (
    <>
      <Box flex={1} overflow="auto" padding={4} style={{ minHeight: 0 }}>
        <Stack gap={5}>
          <TrialFields plan={plan} trial={tried} isDated={isDated} told={told} onChange={setTrial} />
          <KeepExample told={told} plan={plan} money={money} documentId={documentId} name={name} onName={setName} />
        </Stack>
      </Box>
      {/* Below the fields, which scroll, and over none of them. */}
      <Box flex="none" overflow="auto" style={{ maxHeight: '45%' }}>
        <EstimateView category={category} told={told} words={messages.estimate} />
      </Box>
    </>
  )
}
