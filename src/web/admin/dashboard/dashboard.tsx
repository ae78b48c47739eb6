import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useContent } from '../data/content/admin-content.ts'
import { useEdit } from '../edit-request/use-edit.ts'
import { useToday } from '../hooks/use-clock.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useLeaveWarning } from '../hooks/use-leave-warning.ts'
import { PHONE, useMedia } from '../hooks/use-media.ts'
import { usePageTitle } from '../hooks/use-page-title.ts'
import { useReturn } from '../hooks/use-return.ts'
import { useSendKey } from '../hooks/use-send-key.ts'
import { loadAhead } from '../late/late-part.ts'
import { lateView } from '../late/late-view.tsx'
import { printTitle } from '../print/print-title.ts'
import { BulkProgress } from '../trash/bulk-progress.tsx'
import { ConnectionNotice } from '../ui/connection-notice.tsx'
import { DashboardHeader, TITLE } from './dashboard-header.tsx'
import { Notices } from './notices.tsx'
import { OpenRequest } from './open-request.tsx'
import { Questions } from './questions.tsx'
import type { Entered } from '../telling/telling.ts'
import { type Arrival, NO_TOASTS, toastsAfter } from '../toasts/toast-state.ts'
import { makeToastPlace, ToastPlaceContext } from '../toasts/toast-place.ts'
import { Toasts } from '../toasts/toasts.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useChosenChanges } from './use-chosen-changes.ts'
import { useKeptDay } from './use-kept-day.ts'
import { useLoads } from './use-loads.ts'
import { useOpenId } from './use-open-id.ts'
import { useOwnVersions } from './use-own-versions.ts'
import { usePageData } from './use-page-data.ts'
import { useRequestActions } from './use-request-actions.ts'
import { useRequestChanges } from './use-request-changes.ts'
import { useStillList } from './use-still-list.ts'
import { type HomeView, readView, screenOf, VIEWS } from './view.ts'
import { ViewFrame } from './view-frame.tsx'
import { ViewLinks } from './view-links.tsx'

const PrintScreen = lateView(async () => (await import('../print/print-screen.tsx')).PrintScreen)

const waitingTitle = (count: number) => `${count > 0 ? `(${count}) ` : ''}${TITLE}`

interface DashboardProps {
  /** Opens the account. */
  account: ReactNode
  onSignOut: () => void
}

/** The admin's screen: the view that the address names, the open request, and what is asked and told about changes. */
export function Dashboard({ account, onSignOut }: DashboardProps) {
  const { business } = useContent()
  const today = useToday(business.timeZone)
  // Once: a phone that is turned stays where it is.
  const isPhone = useMedia(PHONE)
  const [home] = useState<HomeView>(isPhone ? 'today' : 'list')
  useSendKey()
  const hash = useHash()
  const view = readView(hash, today, home)
  const { openId, open, close } = useOpenId()
  const ours = useOwnVersions()
  const [place] = useState(makeToastPlace)
  const screen = screenOf(hash)
  const [toastState, tell] = useReducer(toastsAfter, { ...NO_TOASTS, openId, screen })
  // Before anything is loaded, so that the stream of news is open once that is there.
  useArrivals(ours, tell, useKeptDay(today))
  const loaded = usePageData(view, openId)
  const isList = view.kind === 'list'
  const { page, loadedAt, isLoading } = loaded
  const still = useStillList(isList ? loaded.list : null, { page, loadedAt, isLoading, asked: toastState.asked, released: toastState.released })
  const list = isList ? still.list : loaded.list
  const data = { ...loaded, list }
  const { opened } = data
  const isDayShown = view.kind === 'today' && list !== null
  const loads = useLoads(view.kind, data.page, isDayShown, tell)
  const { refresh, loadAll } = loads
  const changes = useRequestChanges(ours, loads, tell)
  const { unsent } = changes
  const chosen = useChosenChanges(view, list, today, { ...changes, ...loads, tell })
  const { bulk } = chosen
  const title = useRef<HTMLHeadingElement>(null)
  const editing = useEdit(opened?.id ?? null)
  const asked = useRequestActions({ ...changes, refresh, open, close, title, begin: editing.begin })
  const { actions } = asked
  const isBusy = data.isLoading || loads.isRefreshing
  useReturn(!isBusy)
  useEffect(() => {
    if (!isBusy) void loadAhead()
  }, [isBusy])
  const [noticesAsked, setNoticesAsked] = useState(0)
  usePageTitle(`${view.kind === 'print' ? printTitle(view) : waitingTitle(data.waitingCount ?? 0)} – ${business.name}`)
  useLeaveWarning(unsent.length > 0 || bulk.progress !== null)
  useEffect(() => {
    if (toastState.openId !== openId) tell({ kind: 'opened', id: openId })
  }, [openId, toastState.openId])
  useEffect(() => {
    if (toastState.screen !== screen) tell({ kind: 'moved-on', screen })
  }, [screen, toastState.screen])
  const showArrived = (arrivals: readonly Arrival[]) => {
    tell({ kind: 'arrivals-seen' })
    const [only] = arrivals
    if (only !== undefined && arrivals.length === 1) return open(only.id)
    location.hash = VIEWS.list.path
    title.current?.focus()
  }
  const showNoticed = () => {
    setNoticesAsked(times => times + 1)
    scrollTo({ top: 0 })
  }
  const onEntered = (entered: Entered) => {
    tell(entered)
    loadAll('')
  }
  const toasts = (
    <Toasts
      place={place}
      state={toastState}
      more={still.waiting.filter(({ id }) => !toastState.held.includes(id))}
      onMore={() => tell({ kind: 'released' })}
      onUndo={changes.undo}
      onUndoEdit={changes.undoEdit}
      onUndoMany={bulk.undo}
      onEditMany={changes.editMany}
      actions={actions}
      onTell={id => tell({ kind: 'told-by-hand', id })}
      onDismiss={() => tell({ kind: 'dismissed' })}
      onShow={showArrived}
      onNoticed={opened === null ? showNoticed : null}
      onOpen={opened === null ? open : null}
    />
  )

  if (view.kind === 'print') return <PrintScreen view={view} today={today} list={list} isBusy={isBusy} onRetry={refresh} />
  const askDeleteAll = () => asked.askDeletion({ kind: 'delete-all' })
  const { restoreDeleted } = changes
  return (
    <ToastPlaceContext value={place}>
      <main className="dashboard">
        <DashboardHeader today={today} onOpen={open} hasUnsent={unsent.length > 0} account={account} onSignOut={onSignOut} />
        {toasts}
        {createPortal(
          <>
            <ConnectionNotice waiting={unsent.length} day={isDayShown && opened === null ? data : null} />
            <BulkProgress onEnd={refresh} />
          </>,
          place.standing,
        )}
        <ViewLinks current={view.kind} />
        <Notices view={view.kind} asked={noticesAsked} tell={tell}>
          <ViewFrame
            kind={view.kind}
            props={{ view, today, isPhone, data, isBusy, actions, chosen, unsent, restoreDeleted, title, refresh, onEntered, askDeleteAll }}
          />
        </Notices>
        <OpenRequest opened={opened} detail={data.detail} actions={actions} editing={editing} onClose={close} />
        <Questions asked={asked} changes={changes} bulk={bulk} onOpen={open} />
      </main>
    </ToastPlaceContext>
  )
}
