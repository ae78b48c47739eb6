import { Stack } from '@sanity/ui'
import { useState } from 'react'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { Part } from './part.tsx'
import { TakenOffDraft } from './taken-off-draft.tsx'
import { usePutBack } from './use-put-back.tsx'

interface TakenOffDraftsProps {
  documents: Documents
  ids: ReadonlySet<string>
}

/** The documents that were taken off the site and are kept as drafts, by their names; nothing where there is none. */
export function TakenOffDrafts({ documents, ids }: TakenOffDraftsProps) {
  const { putBack, asking } = usePutBack(documents)
  const [discarded, setDiscarded] = useState<string | null>(null)
  const name = (id: string) => nameIn(draftsFirst(documents), id)
  const quoted = discarded === null ? '' : `“${name(discarded)}”`
  const drafts = documents.drafts.filter(({ _id }) => ids.has(_id)).toSorted((one, other) => name(one._id).localeCompare(name(other._id)))
  return (
    <>
      {drafts.length > 0 && (
        <Part title="Taken off the site">
          <Stack as="ul" gap={5} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {drafts.map(draft => (
              <TakenOffDraft key={draft._id} draft={draft} documents={documents} onPutBack={putBack} onDiscard={() => setDiscarded(draft._id)} />
            ))}
          </Stack>
        </Part>
      )}
      {/* There without a draft too: it tells of what it has just published. */}
      {asking}
      {discarded !== null && <DiscardDialog layer={DRAFTS} ids={[discarded]} names={quoted} onlyHere={quoted} onClose={() => setDiscarded(null)} />}
    </>
  )
}
