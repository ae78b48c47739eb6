import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import { broughtBack, wentWithLines } from '../../studio-model/history/went-with.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { API_VERSION } from '../client/api-version.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { useEditingContent } from '../content/use-editing-content.ts'
import { FirstLines } from '../history/first-lines.tsx'
import { readWentWith } from '../history/read-went-with.ts'

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
