import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { fill } from '#src/catalog/fill.ts'
import type { AdminApi } from '../admin-api.ts'
import { useContent } from '../content.ts'
import { errorText } from '../error-text.ts'
import { type Change, changeFailure, changeNews, saveChange } from './change.ts'
import { dashboardAfter, type DashboardState, EMPTY_DASHBOARD } from './dashboard-state.ts'
import { apiQuery, type ListQuery } from './list-query.ts'
import { SaveOrder } from './save-order.ts'

/** How often the dashboard looks for news by itself. */
const REFRESH_MS = 60_000

export interface DashboardControl {
  state: DashboardState
  refresh: () => void
  /** Takes the last deletion back. */
  undo: () => void
  make: (change: Change) => void
  dismissFailures: () => void
}

/** The dashboard's data: loaded at the start and on request, changed at once, and its figures always the server's. */
export function useDashboard(api: AdminApi, query: ListQuery): DashboardControl {
  const content = useContent()
  const [state, tell] = useReducer(dashboardAfter, EMPTY_DASHBOARD)
  const [order] = useState(() => new SaveOrder())
  const { fetchFailed } = content.messages.admin

  const asked = apiQuery(query).toString()
  const loadFigures = useCallback(async () => {
    const [summary, counts] = await Promise.all([api.summary(), api.counts(new URLSearchParams(asked))])
    return { summary, counts }
  }, [api, asked])
  const latest = useRef(0)
  const changesMade = useRef(0)
  const isBusy = useRef(false)
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
        const [list, figures] = await Promise.all([api.list(new URLSearchParams(asked)), loadFigures()])
        if (mine !== latest.current) return
        // What was asked before a change is out of date.
        if (before !== changesMade.current) return ask()
        isBusy.current = false
        tell({ kind: 'loaded', list, figures, news })
      }
      ask().catch((error: unknown) => {
        if (mine !== latest.current || isQuiet) return
        isBusy.current = false
        tell({ kind: 'load-failed', failure: fill(fetchFailed, { message: errorText(error) }) })
      })
    },
    [api, asked, loadFigures, fetchFailed],
  )
  useEffect(() => load(''), [load])
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && load('', true))
    const timer = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load])

  const make = (change: Change) => {
    const key = nextKey()
    changesMade.current++
    const count = () => {
      const before = latest.current
      return loadFigures().then(
        // Whoever has asked since then gets newer ones, perhaps of another search.
        figures => before === latest.current && tell({ kind: 'counted', figures }),
        (error: unknown) => tell({ kind: 'load-failed', failure: fill(fetchFailed, { message: errorText(error) }) }),
      )
    }
    tell({ kind: 'change-started', key, change })
    order
      .add(change.kind === 'delete-all' ? 'all' : change.of.id, () => saveChange(api, change))
      .then(
        () => {
          tell({ kind: 'change-saved', key, change, news: changeNews(change, content) })
          return count()
        },
        (error: unknown) => {
          tell({ kind: 'change-failed', key, failure: fill(changeFailure(change, content.messages), { message: errorText(error) }) })
        },
      )
  }

  const undo = () => {
    if (state.deleted === null) return
    const { id, name } = state.deleted
    tell({ kind: 'failures-dismissed' })
    api.restore(id).then(
      () => load(`The request of ${name} is back`),
      (error: unknown) => tell({ kind: 'load-failed', failure: errorText(error) }),
    )
  }

  return { state, make, undo, refresh: () => load('The data is up to date'), dismissFailures: () => tell({ kind: 'failures-dismissed' }) }
}

let lastKey = 0

function nextKey(): number {
  return ++lastKey
}
