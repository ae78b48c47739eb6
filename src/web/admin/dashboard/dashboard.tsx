import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { trashTerm } from '#src/booking/appointment/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { ContentNotice } from '../ui/content-notice.tsx'
import { useContent } from '../data/content.ts'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { NewRequest } from '../new-request/new-request.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { NOTHING_TYPED, type TypedChange } from '../request/change-form.tsx'
import { RequestDrawer } from '../request/request-drawer.tsx'
import { personName } from '../request/request-texts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { useHash } from '../hooks/use-hash.ts'
import { usePageTitle } from '../hooks/use-page-title.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { useToday } from '../hooks/use-clock.ts'
import type { Change } from './change.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { CountOfAll } from './count-of-all.tsx'
import { shownList, shownRequest, shownTotal } from './dashboard-state.ts'
import { ExportButton } from './export-button.tsx'
import { isUnfiltered } from './list-query.ts'
import { ListTools } from './list-tools.tsx'
import { Toasts } from './toasts.tsx'
import { RequestList } from './request-list.tsx'
import { SenderBar } from './sender-bar.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { TrashList } from './trash-list.tsx'
import { SummaryFigures } from './summary-figures.tsx'
import { useDashboard } from './use-dashboard.ts'
import { useOpenId } from './use-open-id.ts'
import { ValueChart } from '../value/value-chart.tsx'
import { hashOf, readView, VIEWS } from './view.ts'
import { ViewLinks } from './view-links.tsx'

const TITLE = 'Appointment Dashboard'

interface DashboardProps {
  api: AdminApi
  /** Opens the account. */
  account: ReactNode
  onSignOut: () => void
}

/** The admin's screen: figures, the list of requests, and the actions on them. */
export function Dashboard({ api, account, onSignOut }: DashboardProps) {
  const { business, messages } = useContent()
  const today = useToday(business.timeZone)
  const view = readView(useHash(), today)
  const { openId, open, close } = useOpenId()
  const { state, counts, values, refresh, undo, restoreDeletion, make, noteOpened, edit, conflict, dismissFailures } = useDashboard(api, view, openId)
  /** The unsaved edit of a request; leaving by the back button does not lose it. */
  const [typed, setTyped] = useUnsaved<{ of: Appointment | null; change: TypedChange }>('change', { of: null, change: NOTHING_TYPED })
  const [question, setQuestion] = useState<Extract<Change, { kind: 'delete' | 'delete-all' }> | null>(null)
  const listTitle = useRef<HTMLHeadingElement>(null)
  const waiting = state.summary?.pending_appointments ?? 0
  usePageTitle(`${waiting > 0 ? `(${waiting}) ` : ''}${TITLE} – ${business.name}`)

  const list = shownList(state, view.kind)
  const total = shownTotal(counts, view)
  const opened = shownRequest(state, openId)
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
      open: request => {
        noteOpened(request)
        open(request.id)
      },
      setStatus: (of, status) => void make({ kind: 'status', of, status }),
      setValue: (of, value) => make({ kind: 'value', of, value }),
      askDelete: (of: Appointment) => setQuestion({ kind: 'delete', of }),
      restore: of => makeGone({ kind: 'restore', of }),
      countOfSender: sender => api.counts(new URLSearchParams({ sender })),
      exportPerson: ({ id }) => api.exportPerson(id),
      erasePerson: async ({ id }) => {
        await api.erasePerson(id)
        close()
        refresh()
        listTitle.current?.focus()
      },
      loadDetail: ({ id }) => api.detail(id),
      change: edit,
    }),
    [api, make, makeGone, noteOpened, open, close, refresh, edit],
  )
  const showNew = () => {
    // Reset the view: a filter could hide the new request.
    location.replace('#/admin')
    refresh()
  }
  const toasts = (
    <Toasts
      failures={[...state.fetchFailures, ...state.failures]}
      news={state.news}
      deletion={state.deletion}
      onUndo={undo}
      onDismiss={dismissFailures}
    />
  )

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
      <BulkProgress api={api} loaded={state.summary} onEnd={refresh} />
      <ContentNotice api={api} summary={state.summary} />
      <ViewLinks current={view.kind} />
      {(view.kind === 'list' || view.kind === 'value') && <SummaryFigures summary={state.summary} />}
      <section className="requests" aria-labelledby="requests-title" aria-busy={state.isLoading}>
        <div className="requests-head">
          <h2 id="requests-title" tabIndex={-1} ref={listTitle}>
            {VIEWS[view.kind].title}{' '}
            {view.kind !== 'calendar' && total !== null && <span className="count">{total.toLocaleString(business.locale)}</span>}
          </h2>
          <NewRequest api={api} onStored={showNew} />
          <button type="button" className="plain-button" aria-disabled={state.isLoading} onClick={() => state.isLoading || refresh()}>
            Refresh Data
          </button>
          {view.kind === 'list' && list !== null && list.appointments.length > 0 && <ExportButton api={api} query={view.query} />}
          {view.kind === 'list' && list !== null && list.appointments.length > 0 && isUnfiltered(view.query) && (
            <button type="button" className="danger-button" onClick={() => setQuestion({ kind: 'delete-all' })}>
              Clear All Appointments
            </button>
          )}
        </div>
        {view.kind === 'list' && <StatusTabs query={view.query} counts={counts} />}
        {view.kind === 'list' && <ListTools query={view.query} onChange={query => location.replace(hashOf({ kind: 'list', query }))} />}
        {view.kind === 'list' && view.query.sender !== '' && (
          <SenderBar key={view.query.sender} api={api} query={view.query} counts={counts} onChanged={refresh} />
        )}
        {state.isLoading && <Loading />}
        {view.kind === 'list' && list !== null && <RequestList list={list} total={total} query={view.query} actions={actions} />}
        {view.kind === 'calendar' && list !== null && <Calendar day={view.day} today={today} list={list} total={total} actions={actions} />}
        {view.kind === 'value' && <ValueChart by={view.by} day={view.day} today={today} values={values} />}
        {view.kind === 'trash' && list !== null && (
          <TrashList view={view} list={list} total={total} actions={actions} onRestoreDeletion={restoreDeletion} />
        )}
        {(view.kind === 'value' ? values : list) === null && !state.isLoading && (
          <LoadFailed onRetry={refresh}>
            <p>The {view.kind === 'value' ? 'values' : 'requests'} could not be loaded.</p>
          </LoadFailed>
        )}
      </section>
      {opened !== null && (
        <RequestDrawer
          key={opened.id}
          request={opened}
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
      {question?.kind === 'delete' && (
        <ConfirmDialog text={messages.admin.confirmDelete} confirm="Delete" onConfirm={() => makeGone(question)} onCancel={() => setQuestion(null)}>
          {personName(question.of)}
        </ConfirmDialog>
      )}
      {question?.kind === 'delete-all' && (
        <ConfirmDialog
          text={messages.admin.confirmDeleteAll}
          confirm="Delete all"
          onConfirm={() => makeGone(question)}
          onCancel={() => setQuestion(null)}
        >
          Appointments and quotes to delete: <CountOfAll api={api} />. They go to the trash, from where they can be restored for{' '}
          {trashTerm(business.retention?.trashDays)}.
        </ConfirmDialog>
      )}
    </main>
  )
}
