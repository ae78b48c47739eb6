import { useState } from 'react'
import { type DocumentActionComponent, useDocumentOperation, usePerspective, useSetPerspective } from 'sanity'
import { DRAFTS, isGoing } from '../../cms/sanity/layer.ts'
import { memoize } from '../../catalog/memoize.ts'
import type { RemovalKind } from '../../studio-model/publish/removal-words.ts'
import { RemovalDialog } from './removal-dialog.tsx'

const KINDS = { delete: 'delete', unpublish: 'unpublish', unpublishVersion: 'release' } as const satisfies Record<string, RemovalKind>

const HEADERS: Record<RemovalKind, string> = {
  delete: 'Delete it?',
  unpublish: 'Take it off the site?',
  release: 'Take it off the site with the release?',
}

/** Whether an action takes a document off the site, by Sanity's name of it. */
export function isRemoval(action: DocumentActionComponent['action']): action is keyof typeof KINDS {
  return action !== undefined && action in KINDS
}

/**
 * Sanity's Delete or Unpublish, now or with a release, which asks before it with what goes from the site, in place of Sanity's own question.
 * Memoized as Publish is: a new function would be a new button.
 */
export const sayWhatGoes = memoize(asked)

function asked(remove: DocumentActionComponent): DocumentActionComponent {
  const kind = isRemoval(remove.action) ? KINDS[remove.action] : 'delete'
  const useRemove: DocumentActionComponent = props => {
    const { id, type, draft, published, version, release } = props
    const action = remove(props)
    const operation = useDocumentOperation(id, type, kind === 'release' ? release : undefined)
    const { selectedPerspectiveName } = usePerspective()
    const choosePerspective = useSetPerspective()
    const [isOpen, setOpen] = useState(false)
    // Once it is marked to go, the same press takes that back.
    if (action === null || (kind === 'release' && version !== null && isGoing(version))) return action
    // In a release, taking off the site is an action of its own, for when it runs.
    const mayStay = kind === 'delete' && published !== null && release === undefined
    const close = () => setOpen(false)
    const end = () => {
      close()
      // “Published”, where Unpublish stands, has an empty form now, and stays chosen wherever one goes.
      if (selectedPerspectiveName === 'published') choosePerspective(DRAFTS)
    }
    const unpublish = () => {
      operation.unpublish.execute()
      end()
    }
    const deleteAll = (versions: readonly string[]) => {
      // A version that stayed in a release would be published again with it. What Sanity knows of versions may be older than the form.
      const kept = new Set([...(draft === null ? [] : [draft._id]), ...versions.filter(version => version !== id)])
      operation.delete.execute([...kept])
      end()
    }
    return {
      ...action,
      ...(mayStay && { label: 'Delete, or take off the site' }),
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'dialog',
        header: HEADERS[kind],
        onClose: close,
        content: (
          <RemovalDialog
            id={id}
            kind={kind}
            onClose={close}
            onRemove={kind === 'delete' ? deleteAll : unpublish}
            onUnpublish={mayStay ? unpublish : null}
          />
        ),
      },
    }
  }
  return Object.assign(useRemove, { action: remove.action, displayName: 'SayWhatGoes' })
}
