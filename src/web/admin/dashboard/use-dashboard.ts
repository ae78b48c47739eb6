import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { fill } from '#src/catalog/words/fill.ts'
import type { Appointment, AppointmentChange, StatusCounts, ValuesAnswer } from '#src/contract/generated/types.ts'
import { ApiError } from '../../api/client.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useContent } from '../data/content.ts'
import { errorText } from '../texts/error-text.ts'
import { type Change, changeFailure, changeNews } from './change.ts'
import { dashboardAfter, type DashboardState, EMPTY_DASHBOARD, listed, shownCounts, shownValues } from './dashboard-state.ts'
import { outcomeText } from './restore-texts.ts'
import { type OwnVersions, type Saved, SaveQueue } from './save-queue.ts'
import { type Outcome } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import { useToday } from '../hooks/use-clock.ts'
import { type Conflict, useConflicts } from './use-conflicts.ts'
import { countedOf, requestsOf, valuesOf, type View } from './view.ts'

/** Interval of the background refresh. */
const REFRESH_MS = 60_000

const ALL_DELETED: Saved = { whose: 'mine', now: null }

export interface DashboardControl {
  state: DashboardState
  /** Number of the view's requests in each status; null until counted. */
  counts: StatusCounts | null
  /** What the visits of the view's days are worth; null until loaded. */
  values: ValuesAnswer | null
  refresh: () => void
  /** Remembers the opened request, so that it stays available when it leaves the list. */
  noteOpened: (request: Appointment) => void
  /** Changes the time or contact data of a request. Returns whose version was kept. @throws the server's error. */
  edit: (request: Appointment, change: AppointmentChange) => Promise<Outcome>
  /** Undoes the last deletion of a single request. */
  undo: () => void
  /** Restores everything that was deleted at one time. */
  restoreDeletion: (deletedAt: string) => void
  /** Makes a change; resolves when the server has answered. */
  make: (change: Change) => Promise<Outcome>
  /** The conflict to resolve; null when there is none. */
  conflict: Conflict | null
  dismissFailures: () => void
}

/** The dashboard's data: loaded at the start and on request, updated optimistically; figures always the server's. Stable per view. */
export function useDashboard(api: AdminApi, view: View, openId: string | null): DashboardControl {
  const content = useContent()
  const [state, tell] = useReducer(dashboardAfter, EMPTY_DASHBOARD)
  const { conflict, ask } = useConflicts()
  // Unsaved edits survive an expired session, so the versions that they were made on must too.
  const [ours] = useUnsaved<OwnVersions>('own versions', useState(() => new Map())[0])
  const queue = useMemo(() => new SaveQueue(api, ours, ask), [api, ours, ask])
  const { fetchFailed } = content.messages.admin

  const { kind } = view
  const weekStart = weekStartOf(content.business.locale)
  const query = requestsOf(view, weekStart, useToday(content.business.timeZone))
  const asked = query?.toString() ?? null
  const countedAs = query && countedOf(query).toString()
  const valuedAs = valuesOf(view, weekStart)?.toString() ?? null
  /** What is shown now; a repeated load asks for this. */
  const shown = useRef({ kind, asked, countedAs, valuedAs })
  const opened = useRef<View['kind'] | null>(null)
  const latest = useRef(0)
  const latestSummary = useRef(0)
  const latestCount = useRef(0)
  const changesMade = useRef(0)
  const isBusy = useRef(false)

  const failToFetch = useCallback(
    (error: unknown) => tell({ kind: 'fetch-failed', failure: fill(fetchFailed, { message: errorText(error) }) }),
    [fetchFailed],
  )
  const count = useCallback(
    async (isQuiet = false) => {
      const of = shown.current.countedAs
      if (of === null) return
      const turn = ++latestCount.current
      try {
        tell({ kind: 'counted', counted: { of, turn, counts: await api.counts(new URLSearchParams(of)) } })
      } catch (error) {
        if (!isQuiet && turn === latestCount.current) failToFetch(error)
      }
    },
    [api, failToFetch],
  )
  const sumUp = useCallback(async () => {
    const mine = ++latestSummary.current
    const summary = await api.summary()
    if (mine === latestSummary.current) tell({ kind: 'summed-up', summary })
  }, [api])
  const load = useCallback(
    (news: string, isQuiet = false, summing: Promise<void> | null = null) => {
      // A background refresh never supersedes a load that the admin waits for.
      if (isQuiet && isBusy.current) return
      const mine = ++latest.current
      if (!isQuiet) {
        isBusy.current = true
        tell({ kind: 'load-started' })
      }
      const ask = async (): Promise<void> => {
        const before = changesMade.current
        const { kind, asked, valuedAs } = shown.current
        const list = asked === null ? null : await api.list(new URLSearchParams(asked))
        const values = valuedAs === null ? null : await api.values(new URLSearchParams(valuedAs))
        if (valuedAs !== null && values !== null && mine === latest.current) tell({ kind: 'valued', valued: { of: valuedAs, values } })
        // In a view without a list, loading ends with the figures.
        if (list === null) await summing
        if (mine !== latest.current) return
        // A change was made since the call: its answer is out of date.
        if (before !== changesMade.current) return ask()
        isBusy.current = false
        tell({ kind: 'loaded', list, listOf: kind, news, isQuiet })
      }
      ask().catch((error: unknown) => {
        if (mine !== latest.current || isQuiet) return
        isBusy.current = false
        tell({ kind: 'load-failed', failure: fill(fetchFailed, { message: errorText(error) }) })
      })
      // Not awaited: rows appear before the counts.
      void count(isQuiet)
    },
    [api, count, fetchFailed],
  )
  const loadAll = useCallback(
    (news: string, isQuiet = false) => {
      const summing = sumUp()
      load(news, isQuiet, summing)
      summing.catch((error: unknown) => isQuiet || failToFetch(error))
    },
    [load, sumUp, failToFetch],
  )
  useEffect(() => {
    shown.current = { kind, asked, countedAs, valuedAs }
    // The summary does not depend on the search, so it is loaded once per view.
    if (opened.current === kind) load('')
    else loadAll('')
    opened.current = kind
  }, [load, loadAll, kind, asked, countedAs, valuedAs])
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && loadAll('', true))
    const timer = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [loadAll])

  const { list, isLoading } = state
  const noteOpened = useCallback((request: Appointment) => tell({ kind: 'opened', request }), [])
  useEffect(() => {
    // A request on the list was just loaded with it.
    if (openId === null || isLoading || listed(list, openId) !== null) return
    let isCurrent = true
    api.detail(openId).then(
      ({ appointment }) => isCurrent && noteOpened(appointment),
      (error: unknown) => isCurrent && failToFetch(error),
    )
    return () => {
      isCurrent = false
    }
  }, [api, openId, list, isLoading, noteOpened, failToFetch])

  const noteGone = useCallback((error: unknown, { id }: Appointment) => {
    if (error instanceof ApiError && error.status === 404) tell({ kind: 'gone', id })
  }, [])
  const make = useCallback(
    async (change: Change): Promise<Outcome> => {
      const key = nextKey()
      changesMade.current++
      tell({ kind: 'change-started', key, change })
      try {
        const saved = change.kind === 'delete-all' ? await api.deleteAll().then(() => ALL_DELETED) : await queue.save(change)
        // Answers to calls made before the save are out of date.
        changesMade.current++
        if (saved.whose === 'mine') tell({ kind: 'change-saved', key, change, now: saved.now, news: changeNews(change, content) })
        else tell({ kind: 'change-dropped', key, now: saved.now })
        await Promise.all([count(), sumUp().catch(failToFetch)])
        return saved.whose
      } catch (error) {
        tell({ kind: 'change-failed', key, failure: changeFailure(change, content.messages, errorText(error)) })
        if (change.kind !== 'delete-all') noteGone(error, change.of)
        // The change may have been stored and only its answer lost. Quiet, since the failure is already reported.
        void count(true)
        sumUp().catch(() => undefined)
        return 'failed'
      }
    },
    [api, content, queue, count, sumUp, failToFetch, noteGone],
  )

  const fail = (error: unknown) => tell({ kind: 'failed', failure: errorText(error) })
  const undo = () => {
    if (state.deletion?.kind !== 'delete') return
    const { of } = state.deletion
    tell({ kind: 'failures-dismissed' })
    queue.save({ kind: 'restore', of }).then(() => loadAll(`The request of ${personName(of)} is back`), fail)
  }
  const restoreDeletion = (deletedAt: string) => {
    const restore = async () => {
      const outcome = await api.restoreDeletion(deletedAt)
      if (outcome === null) return loadAll('The requests are coming back')
      const text = outcomeText(outcome, content)
      loadAll(text)
      if (outcome.taken.length > 0) tell({ kind: 'failed', failure: text })
    }
    tell({ kind: 'failures-dismissed' })
    restore().catch(fail)
  }
  const refresh = useCallback(() => loadAll('The data is up to date'), [loadAll])
  const edit = useCallback(
    async (of: Appointment, fields: AppointmentChange): Promise<Outcome> => {
      try {
        const { whose, now } = await queue.save({ kind: 'edit', of, fields })
        if (now !== null) noteOpened(now)
        refresh()
        return whose
      } catch (error) {
        noteGone(error, of)
        throw error
      }
    },
    [queue, noteOpened, noteGone, refresh],
  )
  const dismissFailures = useCallback(() => tell({ kind: 'failures-dismissed' }), [])

  return {
    state,
    counts: shownCounts(state, countedAs),
    values: shownValues(state, valuedAs),
    make,
    conflict,
    undo,
    restoreDeletion,
    refresh,
    noteOpened,
    edit,
    dismissFailures,
  }
}

let lastKey = 0

function nextKey(): number {
  return ++lastKey
}
