import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { fill } from '#src/catalog/fill.ts'
import type { AdminApi } from '../admin-api.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useContent } from '../content.ts'
import { errorText } from '../error-text.ts'
import { type Change, changeFailure, changeNews, saveChange } from './change.ts'
import { dashboardAfter, type DashboardState, EMPTY_DASHBOARD } from './dashboard-state.ts'
import { outcomeText } from './restore-texts.ts'
import { SaveOrder } from './save-order.ts'
import { requestsOf, type View } from './view.ts'

/** How often the dashboard looks for news by itself. */
const REFRESH_MS = 60_000

export interface DashboardControl {
  state: DashboardState
  refresh: () => void
  /** Takes the last deletion of one request back. */
  undo: () => void
  /** Takes back everything that was deleted at a moment. */
  restoreTogether: (deletedAt: string) => void
  /** Makes a change; over when the server has answered, whatever it said. */
  make: (change: Change) => Promise<void>
  dismissFailures: () => void
}

/** The dashboard's data: loaded at the start and on request, changed at once, and its figures always the server's. What it gives stays the same while the view does. */
export function useDashboard(api: AdminApi, view: View): DashboardControl {
  const content = useContent()
  const [state, tell] = useReducer(dashboardAfter, EMPTY_DASHBOARD)
  const [order] = useState(() => new SaveOrder())
  const { fetchFailed } = content.messages.admin

  const { kind } = view
  const asked = requestsOf(view, weekStartOf(content.business.locale))?.toString() ?? null
  /** What is shown now: who asks again does so for that. */
  const shown = useRef({ kind, asked })
  const latest = useRef(0)
  const latestSummary = useRef(0)
  const changesMade = useRef(0)
  const isBusy = useRef(false)

  const count = useCallback(async () => (shown.current.asked === null ? null : api.counts(new URLSearchParams(shown.current.asked))), [api])
  const sumUp = useCallback(
    (isQuiet = false) => {
      const mine = ++latestSummary.current
      return api.summary().then(
        summary => mine === latestSummary.current && tell({ kind: 'summed-up', summary }),
        (error: unknown) => isQuiet || tell({ kind: 'failed', failure: fill(fetchFailed, { message: errorText(error) }) }),
      )
    },
    [api, fetchFailed],
  )
  const load = useCallback(
    (news: string, isQuiet = false) => {
      // Whoever waits for an answer gets it: looking for news never takes its place.
      if (isQuiet && isBusy.current) return
      const mine = ++latest.current
      if (!isQuiet) {
        isBusy.current = true
        tell({ kind: 'load-started' })
      }
      const ask = async (): Promise<void> => {
        const before = changesMade.current
        const { kind, asked } = shown.current
        const listing = asked === null ? null : api.list(new URLSearchParams(asked))
        const counting = count()
        // Rows do not wait until they are counted.
        counting.catch(() => undefined)
        const list = await listing
        if (mine !== latest.current) return
        // What was asked before a change is out of date.
        if (before !== changesMade.current) return ask()
        isBusy.current = false
        tell({ kind: 'loaded', list, listOf: kind, news })
        const counts = await counting
        if (counts !== null && mine === latest.current && before === changesMade.current) tell({ kind: 'counted', counts })
      }
      ask().catch((error: unknown) => {
        if (mine !== latest.current || isQuiet) return
        isBusy.current = false
        tell({ kind: 'load-failed', failure: fill(fetchFailed, { message: errorText(error) }) })
      })
    },
    [api, count, fetchFailed],
  )
  const loadAll = useCallback(
    (news: string, isQuiet = false) => {
      load(news, isQuiet)
      void sumUp(isQuiet)
    },
    [load, sumUp],
  )
  useEffect(() => {
    shown.current = { kind, asked }
    load('')
  }, [load, kind, asked])
  // No figure of all requests depends on what is searched for.
  useEffect(() => void sumUp(), [sumUp])
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && loadAll('', true))
    const timer = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [loadAll])

  const make = useCallback(
    (change: Change) => {
      const key = nextKey()
      changesMade.current++
      const countAgain = async () => {
        const before = latest.current
        const counts = await count()
        // Whoever has asked since then gets newer ones, perhaps of another search.
        if (counts !== null && before === latest.current) tell({ kind: 'counted', counts })
      }
      const failToCount = (error: unknown) => tell({ kind: 'failed', failure: fill(fetchFailed, { message: errorText(error) }) })
      tell({ kind: 'change-started', key, change })
      return order
        .add(change.kind === 'delete-all' ? 'all' : change.of.id, () => saveChange(api, change))
        .then(
          () => {
            tell({ kind: 'change-saved', key, change, news: changeNews(change, content) })
            return Promise.all([countAgain().catch(failToCount), sumUp()]).then(() => undefined)
          },
          (error: unknown) => tell({ kind: 'change-failed', key, failure: changeFailure(change, content.messages, errorText(error)) }),
        )
    },
    [api, content, order, count, sumUp, fetchFailed],
  )

  const fail = (error: unknown) => tell({ kind: 'failed', failure: errorText(error) })
  const undo = () => {
    if (state.deletion?.kind !== 'delete') return
    const { id, name } = state.deletion.of
    tell({ kind: 'failures-dismissed' })
    api.restore(id).then(() => loadAll(`The request of ${name} is back`), fail)
  }
  const restoreTogether = (deletedAt: string) => {
    const restore = async () => {
      const outcome = await api.restoreTogether(deletedAt)
      const text = outcomeText(outcome, content)
      loadAll(text)
      if (outcome.taken.length > 0) tell({ kind: 'failed', failure: text })
    }
    tell({ kind: 'failures-dismissed' })
    restore().catch(fail)
  }
  const refresh = useCallback(() => loadAll('The data is up to date'), [loadAll])
  const dismissFailures = useCallback(() => tell({ kind: 'failures-dismissed' }), [])

  return { state, make, undo, restoreTogether, refresh, dismissFailures }
}

let lastKey = 0

function nextKey(): number {
  return ++lastKey
}
