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

/** Says that a document was published for the first time, with a button that unpublishes an optional singleton such as the visit. */
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
