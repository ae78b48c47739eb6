import type { PatchOperations } from '@sanity/client'
import { Card } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { neededBack } from '../../studio-model/history/back-together.ts'
import { partBack } from '../../studio-model/history/part-back.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { ownDrafts } from '../change/asked-drafts.ts'
import { Suggestion } from '../change/suggestion.tsx'
import { mediaNow, namesOf } from '../content/media.ts'

interface BackTooProps {
  ids: readonly string[]
  documents: Documents
  publishings: readonly DocumentPublishing[]
  onPutBack: (patches: ReadonlyMap<string, PatchOperations>) => void
}

/** Of what was put back and cannot be published: which other change has to be put back with it, and a press for that. */
export function BackToo({ ids, documents, publishings, onPutBack }: BackTooProps) {
  const [part, setPart] = useState<DocumentPublishing | null>(null)
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const found = neededBack(ownDrafts(documents, ids), publishings, documents, namesOf(await mediaNow()))
      if (!isOver) setPart(found)
    }
    look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [ids, documents, publishings])
  const document = documents.published.find(({ _id }) => _id === part?.documentId)
  if (part === null || document === undefined) return null
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Suggestion press="Put that back, too" isLive onPress={() => onPutBack(new Map([[document._id, partBack(part, document)]]))}>
        It needs what was in “{nameIn([document], document._id)}” before its last change.
      </Suggestion>
    </Card>
  )
}
