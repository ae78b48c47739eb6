import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addDays } from '#src/catalog/days.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { closuresQuery } from '../data/closures/closures.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { SideDialog } from '../ui/side-dialog.tsx'
import { BlockedVisits } from './blocked-visits.tsx'
import { ClosureForm } from './closure-form.tsx'
import { ClosureList } from './closure-list.tsx'
import { closedTimeText } from './closure-texts.ts'
import { closureOf, type ClosureValues, valuesOf, valuesOn } from './closure-values.ts'
import { StoredNews } from './stored-news.tsx'
import { useClosureChange } from './use-closure-change.ts'

/** How far ahead blocked times are listed, in days. */
const LISTED_DAYS = 365

interface ClosureDialogProps {
  /** The day that is proposed. */
  day: Day
  today: Day
  actions: Pick<RequestActions, 'open' | 'move'>
  onClose: () => void
}

/** Blocks days or hours, leads through the visits that stand there, and lists what is blocked. What it opens stands over it. */
export function ClosureDialog({ day, today, actions, onClose }: ClosureDialogProps) {
  const { dates } = useContent()
  const form = useRef<HTMLFormElement>(null)
  const listTitle = useRef<HTMLHeadingElement>(null)
  const news = useRef<HTMLDivElement>(null)
  const [values, setValues] = useUnsaved<ClosureValues>('closure', valuesOn(day < today ? today : day))
  const [changed, setChanged] = useUnsaved<Closure | null>('changed closure', null)
  const { stored, removed, failure, isBusy, store, remove, undo } = useClosureChange()
  const closures = useQuery(closuresQuery(useApi(), today, addDays(today, LISTED_DAYS))).data ?? []
  const [isStored, setIsStored] = useState(false)
  const done = isStored ? stored : null
  const begin = (closure: Closure | null) => {
    flushSync(() => {
      setChanged(closure)
      setValues(closure === null ? valuesOn('') : valuesOf(closure))
      setIsStored(false)
    })
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
    flushSync(() => {
      setChanged(null)
      setValues(valuesOn(''))
      setIsStored(true)
    })
    news.current?.focus()
  }
  return (
    <SideDialog className="closures" title="Block time" holdsMessages onClose={onClose}>
      {done === null && (
        <ClosureForm
          form={form}
          values={values}
          today={today}
          changed={changed}
          isBusy={isBusy}
          failure={failure}
          onChange={part => setValues({ ...values, ...part })}
          onSubmit={event => void save(event)}
          onCancel={() => begin(null)}
          onInstead={begin}
          onOpen={actions.open}
        />
      )}
      {/* Always there, since a live region that comes with its text is not announced. */}
      <output>
        {done !== null && <StoredNews closure={done.closure} news={news} />}
        {removed !== null && (
          <p className="news">
            Open again: {closedTimeText(removed, dates)}.{' '}
            <button type="button" className="quiet-button" onClick={() => void focusAfter(undo())}>
              Undo
            </button>
          </p>
        )}
      </output>
      {done !== null && (
        <>
          <BlockedVisits key={done.closure.at} stored={done} actions={actions} />
          <div className="closure-buttons">
            <button type="button" className="plain-button" onClick={() => begin(done.closure)}>
              Change it
            </button>
            <button type="button" className="plain-button" onClick={() => begin(null)}>
              Block another time
            </button>
          </div>
        </>
      )}
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
