import { Stack, Text } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { changedLines } from '../../studio-model/history/changed-lines.ts'
import { orderWords } from '../../studio-model/history/order-words.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { FirstLines } from '../history/first-lines.tsx'
import { Folded } from './folded.tsx'

/** More lines of a document are counted. */
const MOST_LINES = 8

interface ChangedDocumentsProps {
  ids: readonly string[]
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
  /** Whether nothing else says what changes. */
  isAlone: boolean
}

/** The documents that change, with what changes in them in words. */
export function ChangedDocuments({ ids, documents, isAlone }: ChangedDocumentsProps) {
  const content = useEditingContent()
  const title = `Changed: ${ids.map(id => nameIn(documents, id)).join(', ')}`
  const all = apart(documents, ids)
  const told = ids.flatMap(id => {
    const [draft, published] = documents.filter(({ _id }) => _id === id)
    if (draft === undefined || published === undefined || content === null || content === 'loading') return []
    const versions = { type: draft._type, before: published, now: draft }
    const lines = [...new Set(changedLines(versions, { ...content, order: orderWords(id, ...all) }))]
    return lines.length === 0 ? [] : [{ id, lines }]
  })
  if (told.length === 0)
    return (
      <Text size={1} muted>
        {title}
      </Text>
    )
  return (
    <Folded title={title} isOpen={isAlone}>
      {told.map(({ id, lines }) => (
        <Stack key={id} gap={2}>
          {ids.length > 1 && (
            <Text size={0} muted>
              {nameIn(documents, id)}
            </Text>
          )}
          <FirstLines lines={lines} most={MOST_LINES} />
        </Stack>
      ))}
    </Folded>
  )
}

/** Splits the versions into what is published and the drafts of the documents with these ids. */
function apart(documents: readonly DatasetDocument[], ids: readonly string[]): [published: DatasetDocument[], drafts: DatasetDocument[]] {
  const versions = [...Map.groupBy(documents, ({ _id }) => _id).values()]
  const drafts = versions.flatMap(([draft, published]) => (draft !== undefined && published !== undefined && ids.includes(draft._id) ? [draft] : []))
  return [versions.flatMap(versions => versions.at(-1) ?? []), drafts]
}
