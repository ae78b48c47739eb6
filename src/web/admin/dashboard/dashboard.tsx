import { type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Appointment } from '#src/contract/generated/types.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { erasePerson } from '../data/personal-data/personal-data-api.ts'
import type { Change } from '../data/requests/change.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { useToday } from '../hooks/use-clock.ts'
import { useHash } from '../hooks/use-hash.ts'
import { usePageTitle } from '../hooks/use-page-title.ts'
import { NOTHING_TYPED, type TypedChange } from '../request/change-form.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { RequestDrawer } from '../request/request-drawer.tsx'
import { RequestList } from '../requests-list/request-list.tsx'
import { TrashList } from '../trash/trash-list.tsx'
import { BulkProgress } from '../trash/bulk-progress.tsx'
import { ContentNotice } from '../ui/content-notice.tsx'
import { MailNotice } from '../ui/mail-notice.tsx'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { ValueChart } from '../value/value-chart.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { ListHead } from './list-head.tsx'
import { type Deletion, toastsAfter, NO_TOASTS } from './toast-state.ts'
import { SummaryFigures } from './summary-figures.tsx'
import { Toasts } from './toasts.tsx'
import { useLoads } from './use-loads.ts'
import { useOpenId } from './use-open-id.ts'
import { usePageData } from './use-page-data.ts'
import { useRequestChanges } from './use-request-changes.ts'
import { readView } from './view.ts'
import { ViewLinks } from './view-links.tsx'

const TITLE = 'Appointment Dashboard'

interface DashboardProps {
  /** Opens the account. */
  account: ReactNode
  onSignOut: () => void
}

/** The admin's screen: figures, the list of requests, and the actions on them. */
export function Dashboard({ account, onSignOut }: DashboardProps) {
  const api = useApi()
  const { business } = useContent()
  const today = useToday(business.timeZone)
  const view = readView(useHash(), today)
  const { openId, open, close } = useOpenId()
  const { page, list, total, counts, summary, values, opened, detail, isLoading } = usePageData(view, openId)
  const [toastState, tell] = useReducer(toastsAfter, NO_TOASTS)
  const loads = useLoads(view.kind, page, tell)
  const { refresh } = loads
  const { make, edit, undo, restoreDeleted, conflict } = useRequestChanges(loads, tell)
  /** The unsaved edit of a request; leaving by the back button does not lose it. */
  const [typed, setTyped] = useUnsaved<{ of: Appointment | null; change: TypedChange }>('change', { of: null, change: NOTHING_TYPED })
  const [question, setQuestion] = useState<Deletion | null>(null)
  const listTitle = useRef<HTMLHeadingElement>(null)
  const waiting = summary?.pending_appointments ?? 0
  usePageTitle(`${waiting > 0 ? `(${waiting}) ` : ''}${TITLE} – ${business.name}`)

  const isBusy = isLoading || loads.isRefreshing
  const typedOn = typed.of !== null && typed.of.id === opened?.id && typed.change !== NOTHING_TYPED ? typed.of : null
  /** Makes a change that removes requests from the list. */
  const makeGone = useCallback(
    (change: Change) => {
      // Render synchronously, so that the focus moves to the list before the focused button disappears.
      flushSync(() => {
        setQuestion(null)
        void make(change)
      })
      close()
      listTitle.current?.focus()
    },
    [make, close],
  )
  const actions = useMemo(
    (): RequestActions => ({
      open: ({ id }) => open(id),
      setStatus: (of, status) => void make({ kind: 'status', of, status }),
      setValue: (of, value) => make({ kind: 'value', of, value }),
      askDelete: of => setQuestion({ kind: 'delete', of }),
      restore: of => makeGone({ kind: 'restore', of }),
      erasePerson: async ({ id }) => {
        await erasePerson(api, id)
        close()
        refresh()
        listTitle.current?.focus()
      },
      change: edit,
    }),
    [api, make, makeGone, open, close, refresh, edit],
  )
  const toasts = <Toasts state={toastState} onUndo={undo} onDismiss={() => tell({ kind: 'dismissed' })} />

  return (
    <main className="dashboard">
      <header>
        <div>
          <p className="business-name">{business.name}</p>
          <ScreenTitle>{TITLE}</ScreenTitle>
        </div>
        <div className="account-buttons">
          {account}
          <button type="button" className="plain-button" onClick={onSignOut}>
            Logout
          </button>
        </div>
      </header>
      {opened === null && toasts}
      <BulkProgress onEnd={refresh} />
      <ContentNotice />
      <MailNotice />
      <ViewLinks current={view.kind} />
      {(view.kind === 'list' || view.kind === 'value') && <SummaryFigures summary={summary} />}
      <section className="requests" aria-labelledby="requests-title" aria-busy={isBusy}>
        <ListHead
          title={listTitle}
          view={view}
          list={list}
          counts={counts}
          total={total}
          isBusy={isBusy}
          onRefresh={refresh}
          onClearAll={() => setQuestion({ kind: 'delete-all' })}
        />
        {isBusy && <Loading />}
        {view.kind === 'list' && list !== null && <RequestList list={list} total={total} query={view.query} actions={actions} />}
        {view.kind === 'calendar' && list !== null && <Calendar day={view.day} today={today} list={list} total={total} actions={actions} />}
        {view.kind === 'value' && <ValueChart by={view.by} day={view.day} today={today} values={values} />}
        {view.kind === 'trash' && list !== null && (
          <TrashList view={view} list={list} total={total} actions={actions} onRestoreDeletion={restoreDeleted} />
        )}
        {(view.kind === 'value' ? values : list) === null && !isBusy && (
          <LoadFailed onRetry={refresh}>
            <p>The {view.kind === 'value' ? 'values' : 'requests'} could not be loaded.</p>
          </LoadFailed>
        )}
      </section>
      {opened !== null && (
        <RequestDrawer
          key={opened.id}
          request={opened}
          detail={detail}
          actions={actions}
          typed={typedOn === null ? NOTHING_TYPED : typed.change}
          typedOn={typedOn ?? opened}
          onType={change => setTyped({ of: typedOn ?? opened, change })}
          onClose={close}
        >
          {toasts}
        </RequestDrawer>
      )}
      {conflict !== null && <ConflictDialog conflict={conflict} />}
      {question !== null && <DeleteQuestion deletion={question} onConfirm={makeGone} onCancel={() => setQuestion(null)} />}
    </main>
  )
}
