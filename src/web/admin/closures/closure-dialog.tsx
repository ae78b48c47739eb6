import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { addDays } from '#src/catalog/days.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { closedVisitsQuery, closuresQuery } from '../data/closures/closures.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { SideDialog } from '../ui/side-dialog.tsx'
import { ClosedVisits } from './closed-visits.tsx'
import { ClosureFields } from './closure-fields.tsx'
import { ClosureList } from './closure-list.tsx'
import { closedTimeText } from './closure-texts.ts'
import { closureOf, type ClosureValues, timeOfValues, valuesOf, valuesOn } from './closure-values.ts'
import { useClosureChange } from './use-closure-change.ts'

/** How far ahead blocked times are listed, in days. */
const LISTED_DAYS = 365

interface ClosureDialogProps {
  /** The day that is proposed. */
  day: Day
  today: Day
  /** Opens a request in place of the dialog. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** Blocks days or hours, and lists what is blocked. */
export function ClosureDialog({ day, today, onOpen, onClose }: ClosureDialogProps) {
  const api = useApi()
  const { dates } = useContent()
  const form = useRef<HTMLFormElement>(null)
  const listTitle = useRef<HTMLHeadingElement>(null)
  const [values, setValues] = useUnsaved<ClosureValues>('closure', valuesOn(day < today ? today : day))
  const [changed, setChanged] = useUnsaved<Closure | null>('changed closure', null)
  const { stored, removed, failure, isBusy, store, remove, undo } = useClosureChange()
  const closures = useQuery(closuresQuery(api, today, addDays(today, LISTED_DAYS))).data ?? []
  const [shown, setShown] = useState<'before' | 'after'>('before')
  const visits = useQuery(closedVisitsQuery(api, timeOfValues(values))).data
  const begin = (closure: Closure | null) => {
    setChanged(closure)
    setValues(closure === null ? valuesOn('') : valuesOf(closure))
    setShown('before')
    form.current?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector<HTMLElement>('[type=date]')?.focus()
  }
  /** Focuses the list's title after a change whose button goes with it. */
  const focusAfter = async (change: Promise<boolean>) => {
    if (await change) listTitle.current?.focus()
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const closure = closureOf(values)
    if (isBusy || closure === null) return
    if (!(await store(closure, changed?.id ?? null))) return
    setChanged(null)
    // Without its days, so that a second press does not block them twice.
    setValues(valuesOn(''))
    setShown('after')
  }
  return (
    <SideDialog className="closures" title="Block time" onClose={onClose}>
      <form ref={form} className="field-form" onSubmit={event => void save(event)}>
        <ClosureFields
          values={values}
          today={today}
          onChange={part => {
            setValues({ ...values, ...part })
            setShown('before')
          }}
        />
        {shown === 'before' && visits !== undefined && <ClosedVisits {...visits} onOpen={onOpen} />}
        <div role="alert">{failure !== '' && <p className="failure">{failure}</p>}</div>
        <div className="closure-buttons">
          <button type="submit" className="main-button" aria-disabled={isBusy}>
            {changed === null ? 'Block time' : 'Save'}
          </button>
          {changed !== null && (
            <button type="button" className="plain-button" onClick={() => begin(null)}>
              Cancel
            </button>
          )}
        </div>
        <output>
          {shown === 'after' && stored !== null && <p className="news">Blocked: {closedTimeText(stored.closure, dates)}.</p>}
          {removed !== null && (
            <p className="news">
              Open again: {closedTimeText(removed, dates)}.{' '}
              <button type="button" className="quiet-button" onClick={() => void focusAfter(undo())}>
                Undo
              </button>
            </p>
          )}
        </output>
        {shown === 'after' && stored !== null && <ClosedVisits visits={stored.visits} total={stored.total} onOpen={onOpen} />}
      </form>
      <section aria-labelledby="blocked-times">
        <h3 id="blocked-times" tabIndex={-1} ref={listTitle}>
          Blocked times
        </h3>
        {closures.length === 0 ? (
          <p className="hint">Nothing is blocked.</p>
        ) : (
          <ClosureList closures={closures} onChange={begin} onRemove={closure => void focusAfter(remove(closure))} />
        )}
      </section>
    </SideDialog>
  )
}
