import { Button, Text } from '@sanity/ui'
import { useState } from 'react'
import { isOptional } from '../../cms/documents/documents.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { isSingleton } from '../../studio-model/documents/documents.ts'
import { fieldChanges } from '../../studio-model/history/field-changes.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import { TakeOffDialog } from '../publish/take-off-dialog.tsx'

interface NewDocumentProps {
  part: DocumentPublishing
  published: readonly DatasetDocument[]
  /** Of its card, read by those who do not see what the press stands in. */
  title: string
}

const PRESS = 'Take it off the site…'

/**
 * Says that a document was published for the first time, or again, with a button that unpublishes an optional singleton such as the visit while it still is
 * what was published then.
 */
export function NewDocument({ part, published, title }: NewDocumentProps) {
  const { documentId: id, isAgain } = part
  const [isAsked, setAsked] = useState(false)
  const live = published.find(({ _id }) => _id === id)
  const isStill = live !== undefined && fieldChanges(part.now, live, false).length === 0
  const mayGo = isSingleton(id) && isOptional(id) && isStill
  return (
    <>
      <Text size={1}>
        {isAgain ? 'This was put on the site again.' : 'This was new.'}
        {live !== undefined && !isStill && ' It was changed since.'}
      </Text>
      {mayGo && <Button mode="ghost" padding={2} fontSize={1} text={PRESS} aria-label={`${PRESS}: ${title}`} onClick={() => setAsked(true)} />}
      {isAsked && <TakeOffDialog id={id} onClose={() => setAsked(false)} />}
    </>
  )
}
