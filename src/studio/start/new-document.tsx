import { Button, Text } from '@sanity/ui'
import { useState } from 'react'
import { isOptional } from '../../cms/documents/documents.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { isSingleton } from '../../studio-model/documents/documents.ts'
import { TakeOffDialog } from '../publish/take-off-dialog.tsx'

interface NewDocumentProps {
  id: string
  published: readonly DatasetDocument[]
  /** Of its card, read by those who do not see what the press stands in. */
  title: string
}

const PRESS = 'Take it off the site…'

/** What is said of a publishing that made a document; where content may do without one of a kind, the press that takes it off the site again. */
export function NewDocument({ id, published, title }: NewDocumentProps) {
  const [isAsked, setAsked] = useState(false)
  const mayGo = isSingleton(id) && isOptional(id) && published.some(({ _id }) => _id === id)
  return (
    <>
      <Text size={1}>This was new.</Text>
      {mayGo && <Button mode="ghost" padding={2} fontSize={1} text={PRESS} aria-label={`${PRESS}: ${title}`} onClick={() => setAsked(true)} />}
      {isAsked && <TakeOffDialog id={id} onClose={() => setAsked(false)} />}
    </>
  )
}
