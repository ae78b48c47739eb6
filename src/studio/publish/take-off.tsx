import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { memoize } from '../../catalog/memoize.ts'
import { InOnePlace } from './in-one-place.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'

/**
 * In place of Sanity's Delete, for a document that a site has once and may do without: it is taken off the site and kept as a draft.
 * Memoized as Publish is: a new function would be a new button.
 */
export const takeOff = memoize((remove: DocumentActionComponent): DocumentActionComponent => {
  const useTakeOff: DocumentActionComponent = props => {
    const { id, published, release } = props
    const action = remove(props)
    const [asked, setAsked] = useState<{ id: string } | null>(null)
    // In a release all of it is edited before any of it goes live.
    if (action === null || published === null || release !== undefined) return null
    return {
      ...action,
      label: 'Take it off the site…',
      // All of it stays: not the red of a deletion.
      tone: 'default',
      icon: EyeClosedIcon,
      onHandle: () => setAsked({ id }),
      dialog: asked !== null && {
        type: 'custom',
        component: (
          <InOnePlace of={asked}>
            <TakeOffDialog {...asked} onClose={() => setAsked(null)} />
          </InOnePlace>
        ),
      },
    }
  }
  return Object.assign(useTakeOff, { action: remove.action, displayName: 'TakeOff' })
})
