import type { PatchOperations } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import { waitsBesideWords } from '../../studio-model/history/back-words.ts'
import { EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { useLayer } from '../content/use-layer.ts'
import { BackToo } from './back-too.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'

/** Patches of documents, by their ids; `also` has the ids of drafts that are published with them as they are. */
export type PutBack = (patches: ReadonlyMap<string, PatchOperations>, also?: readonly string[]) => void

const NONE: readonly DocumentPublishing[] = []

/** Undoes published changes in the drafts and opens the publish dialog for them; not in a release, nor where the same documents have other unpublished changes, which would be published with them. `publishings` are those of which another change may be put back, too. */
export function usePutBack(documents: Documents, publishings = NONE): { putBack: PutBack; asking: ReactNode } {
  const { edit, failure } = useDraftEdit()
  const toast = useToast()
  const layer = useLayer()
  const [asked, setAsked] = useState<{ ids: readonly string[]; isThere: boolean } | null>(null)
  const drafts = new Set(documents.drafts.map(({ _id }) => _id))
  // Before its drafts have arrived there is nothing to publish; once they are published they are none any more.
  if (asked?.isThere === false && asked.ids.every(id => drafts.has(id))) setAsked({ ...asked, isThere: true })

  const putBack: PutBack = (patches, also = []) => {
    const ids = [...new Set([...also, ...patches.keys()])]
    // The draft of the examples is published with any other.
    const mixed = [...patches.keys()].filter(id => id !== EXAMPLES && !also.includes(id) && drafts.has(id))
    edit(patches, () => {
      if (layer !== DRAFTS) return
      if (mixed.length === 0) setAsked({ ids, isThere: false })
      else toast.push({ status: 'info', closable: true, duration: 30_000, ...waitsBesideWords(mixed.map(id => nameIn(draftsFirst(documents), id))) })
    })
  }
  const asking = (
    <>
      {failure}
      {asked?.isThere === true && (
        <PublishDialog
          ids={asked.ids}
          isChosen
          documents={documents}
          notNow="Not now, keep it as a draft"
          heldBack={<BackToo ids={asked.ids} documents={documents} publishings={publishings} onPutBack={edit} />}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
  return { putBack, asking }
}
