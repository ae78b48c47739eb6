import { useCallback, useEffect, useReducer, useState } from 'react'
import { fill } from '#src/catalog/fill.ts'
import type { AdminApi } from '../admin-api.ts'
import { useContent } from '../content.ts'
import { errorText } from '../error-text.ts'
import { type Change, changeFailure, changeNews, saveChange } from './change.ts'
import { dashboardAfter, type DashboardState, EMPTY_DASHBOARD } from './dashboard-state.ts'
import { SaveOrder } from './save-order.ts'

export interface DashboardControl {
  state: DashboardState
  refresh: () => void
  make: (change: Change) => void
  dismissFailures: () => void
}

/** The dashboard's data: loaded at the start and on request, changed at once, and its figures always the server's. */
export function useDashboard(api: AdminApi): DashboardControl {
  const content = useContent()
  const [state, tell] = useReducer(dashboardAfter, EMPTY_DASHBOARD)
  const [order] = useState(() => new SaveOrder())
  const { fetchFailed } = content.messages.admin

  const load = useCallback(
    (news: string) => {
      const failed = (error: unknown) => tell({ kind: 'load-failed', failure: fill(fetchFailed, { message: errorText(error) }) })
      tell({ kind: 'load-started' })
      Promise.all([api.list(), api.summary()]).then(([list, summary]) => tell({ kind: 'loaded', list, summary, news }), failed)
    },
    [api, fetchFailed],
  )
  useEffect(() => load(''), [load])

  const make = (change: Change) => {
    const key = nextKey()
    const summarize = () =>
      api.summary().then(
        summary => tell({ kind: 'summarized', summary }),
        (error: unknown) => tell({ kind: 'load-failed', failure: fill(fetchFailed, { message: errorText(error) }) }),
      )
    tell({ kind: 'change-started', key, change })
    order
      .add(change.kind === 'delete-all' ? 'all' : change.of.id, () => saveChange(api, change))
      .then(
        () => {
          tell({ kind: 'change-saved', key, change, news: changeNews(change, content) })
          return summarize()
        },
        (error: unknown) => {
          tell({ kind: 'change-failed', key, failure: fill(changeFailure(change, content.messages), { message: errorText(error) }) })
        },
      )
  }

  return { state, make, refresh: () => load('The data is up to date'), dismissFailures: () => tell({ kind: 'failures-dismissed' }) }
}

let lastKey = 0

function nextKey(): number {
  return ++lastKey
}
