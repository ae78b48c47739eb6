import { Stack, Text } from '@sanity/ui'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { PublishedTogetherView } from './published-together-view.tsx'
import { useLastChanges } from './use-last-changes.ts'

interface LastChangesProps {
  documents: Documents
  content: EditingContent
}

/** The last changes of published prices in all categories; what was published together is put back together. */
export function LastChanges({ documents, content }: LastChangesProps) {
  const told = useLastChanges(documents.published.filter(({ _type }) => _type === 'category'))
  if (told === null) return <Text size={1}>Loading…</Text>
  if ('problem' in told) return <Text size={1}>The history could not be read: {told.problem}</Text>
  if (told.publishings.length === 0) return <Text size={1}>None yet.</Text>
  const all = draftsFirst(documents)
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        What is put back stands in a draft, to be published.
      </Text>
      {told.publishings.map(publishing => (
        <PublishedTogetherView key={publishing[0].changes[0].transaction} publishing={publishing} documents={all} content={content} />
      ))}
    </Stack>
  )
}
