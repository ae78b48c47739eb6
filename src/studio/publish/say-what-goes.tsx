import { useState } from 'react'
import { type DocumentActionComponent, useDocumentOperation } from 'sanity'
import { memoize } from '../../catalog/memoize.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/**
 * Sanity's Delete or Unpublish, which asks before it with what goes from the site, in place of Sanity's own question.
 * Memoized as Publish is: a new function would be a new button.
 */
export const sayWhatGoes = memoize(asked)

function asked(remove: DocumentActionComponent): DocumentActionComponent {
  const kind = remove.action === 'unpublish' ? 'unpublish' : 'delete'
  const useRemove: DocumentActionComponent = props => {
    const { id, type, draft } = props
    const action = remove(props)
    const operation = useDocumentOperation(id, type)
    const [isOpen, setOpen] = useState(false)
    if (action === null) return null
    const close = () => setOpen(false)
    const act = () => {
      close()
      if (kind === 'unpublish') operation.unpublish.execute()
      else operation.delete.execute(draft === null ? [] : [draft._id])
    }
    return {
      ...action,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'dialog',
        header: kind === 'unpublish' ? 'Take it off the site?' : 'Delete it?',
        onClose: close,
        content: <RemovalDialog id={id} kind={kind} onClose={close} onRemove={act} />,
      },
    }
  }
  return Object.assign(useRemove, { action: remove.action, displayName: 'SayWhatGoes' })
}
