import type { SanityClient } from '@sanity/client'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import { broughtBack, wentWith, wentWithLines } from '../../studio-model/history/went-with.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { API_VERSION } from '../client/api-version.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { useEditingContent } from '../content/use-editing-content.ts'
import { FirstLines } from '../history/first-lines.tsx'
import { historyOf } from '../history/published-versions.ts'
import { readPart } from '../history/use-last-changes.ts'

/** How many later publishings of a document are looked through for the one that took the category off. */
const MOST_LATER = 200

interface WentWithItProps {
  ids: readonly string[]
  documents: Documents
  /** Is told what is to be published, too, once it is in the drafts. */
  onBrought: (ids: readonly string[]) => void
}

/** Of categories that are put on the site again: what went with them when they were taken off, and a press that brings it back. */
export function WentWithIt({ ids, documents, onBrought }: WentWithItProps) {
  const categories = documents.drafts.filter(({ _id, _type }) => _type === 'category' && ids.includes(_id))
  return categories
    .filter(({ _id }) => documents.published.every(document => document._id !== _id))
    .map(category => <WentWithOne key={category._id} category={category} documents={documents} onBrought={onBrought} />)
}

function WentWithOne({ category, documents, onBrought }: Omit<WentWithItProps, 'ids'> & { category: DatasetDocument }) {
  const client = useClient(API_VERSION)
  const content = useEditingContent()
  const { edit, failure } = useDraftEdit()
  const [parts, setParts] = useState<readonly DocumentPublishing[]>([])
  const [categoryId, ids] = [category._id, documents.published.map(({ _id }) => _id).join()]
  useEffect(() => {
    const control = new AbortController()
    const read = async () => {
      const found = await readWentWith(client, categoryId, ids.split(','), control.signal)
      if (!control.signal.aborted) setParts(found)
    }
    // Start says that the history cannot be read.
    read().catch(() => undefined)
    return () => control.abort()
  }, [client, categoryId, ids])
  const all = draftsFirst(documents)
  const back = broughtBack(category, parts, all)
  if (back.size === 0 || content === null || content === 'loading') return failure
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} as="output">
          When “{nameIn(all, categoryId)}” was taken off the site, this went with it:
        </Text>
        <FirstLines lines={wentWithLines(parts, all, content)} />
        <Flex>
          <Button mode="ghost" fontSize={1} padding={2} text="Bring that back, too" onClick={() => edit(back, () => onBrought([...back.keys()]))} />
        </Flex>
        <Text size={1}>{failure}</Text>
      </Stack>
    </Card>
  )
}

/** Reads what the transaction that unpublished a category took out of other documents. */
async function readWentWith(client: SanityClient, categoryId: string, ids: readonly string[], signal: AbortSignal): Promise<DocumentPublishing[]> {
  const [removal] = await historyOf(client, categoryId, 1, signal)
  if (removal === undefined) return []
  const parts = ids.map(async documentId => {
    const entries = await historyOf(client, documentId, MOST_LATER, signal)
    const at = entries.findIndex(({ id }) => id === removal.id)
    return at < 0 ? [] : (await readPart(client, { documentId, entry: removal, before: entries[at + 1] ?? null }, signal)).parts
  })
  return (await Promise.all(parts)).flat().filter(wentWith)
}
