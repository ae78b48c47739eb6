import { type SubmitEvent, useId, useState } from 'react'
import type { OwnList } from '#src/contract/generated/types.ts'
import type { ListQuery } from '../requests-list/list-query.ts'
import { SideDialog } from '../ui/side-dialog.tsx'
import { filtersOf, namedAs } from './own-list.ts'
import { useOwnListChange } from './use-own-list-change.ts'
import { Failure } from '../ui/failure.tsx'

const MAX_LENGTH = 40

interface OwnListDialogProps {
  /** What is shown. */
  query: ListQuery
  /** The list that shows it; null where it has no name yet. */
  own: OwnList | null
  lists: readonly OwnList[]
  onClose: () => void
}

/** Gives what is shown a name, as a list of the owner's, or renames or deletes the one that shows it. */
export function OwnListDialog({ query, own, lists, onClose }: OwnListDialogProps) {
  const id = useId()
  const [deleted, setDeleted] = useState<OwnList | null>(null)
  const [name, setName] = useState(own?.name ?? '')
  const { failure, isBusy, store, remove } = useOwnListChange()
  const other = namedAs(name, lists)
  const replaced = own === null && other !== 'built-in' ? other : undefined
  const problem = other === 'built-in' ? 'There is a list of this name that is always there: choose another.' : failure
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (other === 'built-in') return
    void closeAfter(store({ name: name.trim(), shows: filtersOf(query) }, (own ?? replaced)?.id ?? null))
  }
  const closeAfter = async (change: Promise<boolean>) => {
    if (await change) onClose()
  }
  if (deleted !== null) {
    return (
      <SideDialog className="own-list" title="Edit list" onClose={onClose}>
        <div className="field-form">
          <output className="news">The list “{deleted.name}” was deleted.</output>
          <Failure text={failure} />
          <button
            type="button"
            className="main-button"
            // The pressed button is gone, and with it the focus.
            ref={focus}
            aria-disabled={isBusy}
            onClick={() => void closeAfter(store({ name: deleted.name, shows: deleted.shows }, null))}
          >
            Undo
          </button>
        </div>
      </SideDialog>
    )
  }
  return (
    <SideDialog className="own-list" title={own === null ? 'Save list' : 'Edit list'} onClose={onClose}>
      <form className="field-form" onSubmit={save}>
        <div className="entry">
          <label htmlFor={id}>Name</label>
          <input
            id={id}
            required
            pattern=".*\S.*"
            maxLength={MAX_LENGTH}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <p className="hint" id={`${id}-hint`}>
            {hintOf(own, replaced)}
          </p>
        </div>
        <Failure text={problem} />
        <button type="submit" className="main-button" aria-disabled={isBusy}>
          {replaced === undefined ? 'Save' : 'Replace'}
        </button>
        {own !== null && (
          <button
            type="button"
            className="danger-button"
            aria-disabled={isBusy}
            onClick={() => void remove(own.id).then(isGone => isGone && setDeleted(own))}
          >
            Delete list
          </button>
        )}
      </form>
    </SideDialog>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

function hintOf(own: OwnList | null, replaced: OwnList | undefined): string {
  if (own !== null) return 'Its requests stay when the list is deleted.'
  if (replaced !== undefined) return `Your list “${replaced.name}” shows from then on what is shown now.`
  return 'Keeps the search, the filters and the order as they are now, beside the other lists, on each of your devices.'
}
