import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentOperation, usePerspective, useSetPerspective } from 'sanity'
import { DRAFTS, isGoing } from '../../cms/sanity/layer.ts'
import { memoize } from '../../catalog/memoize.ts'
import type { GoingWith } from '../../studio-model/publish/going-with.ts'
import { type RemovalKind, STAYS_AS_DRAFT, TAKEN_OFF } from '../../studio-model/publish/removal-words.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'
import { useLayer } from '../content/use-layer.ts'
import { InOnePlace } from './in-one-place.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { removeWith } from './remove-with.ts'

const KINDS = { delete: 'delete', unpublish: 'unpublish', unpublishVersion: 'release' } as const satisfies Record<string, RemovalKind>

/** The toast after a removal by our own transaction; null where a release does it when it runs. */
const SAID: Record<RemovalKind, { title: string; description?: string } | null> = {
  delete: { title: 'Deleted' },
  unpublish: { title: TAKEN_OFF, description: STAYS_AS_DRAFT },
  release: null,
}

/** Whether an action takes a document off the site, by Sanity's name of it. */
export function isRemoval(action: DocumentActionComponent['action']): action is keyof typeof KINDS {
  return action !== undefined && action in KINDS
}

/**
 * Sanity's Delete or Unpublish, now or with a release, which asks before it with what goes from the site, in place of Sanity's own question.
 * Memoized as Publish is: a new function would be a new button.
 */
export const sayWhatGoes = memoize(saying)

function saying(remove: DocumentActionComponent): DocumentActionComponent {
  const kind = isRemoval(remove.action) ? KINDS[remove.action] : 'delete'
  const useRemove: DocumentActionComponent = props => {
    const { id, type, draft, published, version, release } = props
    const action = remove(props)
    const operation = useDocumentOperation(id, type, kind === 'release' ? release : undefined)
    const { selectedPerspectiveName } = usePerspective()
    const choosePerspective = useSetPerspective()
    const client = useClient(API_VERSION)
    const layer = useLayer()
    const [asked, setAsked] = useState<{ id: string } | null>(null)
    const [failure, setFailure] = useState<string | null>(null)
    const toast = useToast()
    // Once it is marked to go, the same press takes that back.
    if (action === null || (kind === 'release' && version !== null && isGoing(version))) return action
    // In a release, taking off the site is an action of its own, for when it runs.
    const mayStay = kind === 'delete' && published !== null && release === undefined
    const close = () => setAsked(null)
    const end = () => {
      close()
      // “Published”, where Unpublish stands, has an empty form now, and stays chosen wherever one goes.
      if (selectedPerspectiveName === 'published') choosePerspective(DRAFTS)
    }
    // Sanity says so itself of what its own operations do.
    const told = (how: RemovalKind) => {
      const said = SAID[how]
      if (said !== null) toast.push({ status: 'success', ...said })
      end()
    }
    const takeAway = (how: RemovalKind, known: readonly string[], { edits, kept }: GoingWith) => {
      // A version that stayed in a release would be published again with it. What Sanity knows of versions may be older than the form.
      const versions = [...new Set([...(draft === null ? [] : [draft._id]), ...known.filter(version => version !== id)])]
      if (edits.size > 0) {
        setFailure(null)
        removeWith(client, layer, { id, kind: how, versions, edits, kept }).then(
          () => told(how),
          (error: unknown) => setFailure(errorText(error)),
        )
        return
      }
      // Where nothing goes with it, Sanity's own does it.
      if (how === 'delete') operation.delete.execute(versions)
      else operation.unpublish.execute()
      end()
    }
    return {
      ...action,
      // What can be undone is offered first: not in the red of a deletion.
      ...((mayStay || kind === 'unpublish') && { label: 'Take it off the site…', tone: 'default' as const, icon: EyeClosedIcon }),
      onHandle: () => setAsked({ id }),
      dialog: asked !== null && {
        type: 'custom',
        component: (
          <InOnePlace of={asked}>
            <RemovalDialog id={id} kind={kind} onClose={close} failure={failure} mayStay={mayStay} onRemove={takeAway} />
          </InOnePlace>
        ),
      },
    }
  }
  return Object.assign(useRemove, { action: remove.action, displayName: 'SayWhatGoes' })
}
