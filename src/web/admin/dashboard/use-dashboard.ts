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

/** How often the dashboard looks for news by itself. */
const REFRESH_MS = 60_000

const ALL_DELETED: Saved = { whose: 'mine', now: null }

export interface DashboardControl {
  state: DashboardState
  /** How many of the requests that the view is about are in each status; null while they are not counted. */
  counts: StatusCounts | null
  /** What visits of the days that the view shows are worth; null while that is not known. */
  values: ValuesAnswer | null
  refresh: () => void
  /** Notes what is opened, so that it stays known when the list no longer has it. */
  noteOpened: (request: Appointment) => void
  /** Changes the time or contact data of a request, and says whose version stands, or throws what the server says. */
  edit: (request: Appointment, change: AppointmentChange) => Promise<Outcome>
  /** Takes the last deletion of one request back. */
  undo: () => void
  /** Takes back everything that was deleted at a moment. */
  restoreTogether: (deletedAt: string) => void
  /** Makes a change; over when the server has answered. */
  make: (change: Change) => Promise<Outcome>
  /** What somebody else has changed meanwhile; null while there is nothing to choose. */
  conflict: Conflict | null
  dismissFailures: () => void
}

/** The dashboard's data: loaded at the start and on request, changed at once, and its figures always the server's. What it gives stays the same while the view does. */
export function useDashboard(api: AdminApi, view: View, openId: string | null): DashboardControl {
  const content = useContent()
  const [state, tell] = useReducer(dashboardAfter, EMPTY_DASHBOARD)
  const { conflict, ask } = useConflicts()
  // What is typed outlives a session that ends by itself: so does what it was typed on.
  const [ours] = useUnsaved<OwnVersions>('own versions', useState(() => new Map())[0])
  const queue = useMemo(() => new SaveQueue(api, ours, ask), [api, ours, ask])
  const { fetchFailed } = content.messages.admin

  const { kind } = view
  const weekStart = weekStartOf(content.business.locale)
  const query = requestsOf(view, weekStart, useToday(content.business.timeZone))
  const asked = query?.toString() ?? null
  const countedAs = query && countedOf(query).toString()
  const valuedAs = valuesOf(view, weekStart)?.toString() ?? null
  /** What is shown now: who asks again does so for that. */
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
      // Whoever waits for an answer gets it: looking for news never takes its place.
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
        // Where there is no list, the figures are what is shown.
        if (list === null) await summing
        if (mine !== latest.current) return
        // What was asked before a change is out of date.
        if (before !== changesMade.current) return ask()
        isBusy.current = false
        tell({ kind: 'loaded', list, listOf: kind, news, isQuiet })
      }
      ask().catch((error: unknown) => {
        if (mine !== latest.current || isQuiet) return
        isBusy.current = false
        tell({ kind: 'load-failed', failure: fill(fetchFailed, { message: errorText(error) }) })
      })
      // Rows do not wait until they are counted.
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
    // No figure of all requests depends on what is searched for: they are loaded once for each view.
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
    // What a list has is as new as the list.
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
        // What was asked for before it was saved is out of date.
        changesMade.current++
        if (saved.whose === 'mine') tell({ kind: 'change-saved', key, change, now: saved.now, news: changeNews(change, content) })
        else tell({ kind: 'change-dropped', key, now: saved.now })
        await Promise.all([count(), sumUp().catch(failToFetch)])
        return saved.whose
      } catch (error) {
        tell({ kind: 'change-failed', key, failure: changeFailure(change, content.messages, errorText(error)) })
        if (change.kind !== 'delete-all') noteGone(error, change.of)
        // What was refused may have been done all the same, and only its answer lost; that there is no answer was said already.
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
  const restoreTogether = (deletedAt: string) => {
    const restore = async () => {
      const outcome = await api.restoreTogether(deletedAt)
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
    restoreTogether,
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
