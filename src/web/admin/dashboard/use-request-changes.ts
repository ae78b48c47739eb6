import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Appointment, AppointmentChange } from '#src/contract/generated/types.ts'
import { type Conflict, useConflicts } from '../conflicts/use-conflicts.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { Change } from '../data/requests/change.ts'
import { makeChange } from '../data/requests/change-mutation.ts'
import { AFTER_CHANGE } from '../data/requests/request-queries.ts'
import { restoreDeletion } from '../data/requests/requests-api.ts'
import type { OwnVersions } from '../data/requests/save-change.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import type { Outcome } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { errorText } from '../texts/error-text.ts'
import { outcomeText } from '../trash/restore-texts.ts'
import { changeFailure, changeNews } from './change-texts.ts'
import type { ToastEvent } from './toast-state.ts'
import type { Loads } from './use-loads.ts'

export interface RequestChanges {
  /** Makes a change and tells how it went. */
  make: (change: Change) => Promise<Outcome>
  /** Changes the time or contact data of a request. Returns whose version was kept. @throws the server's error. */
  edit: (request: Appointment, fields: AppointmentChange) => Promise<Outcome>
  /** Takes the deletion of a request back. */
  undo: (request: Appointment) => void
  /** Restores everything that was deleted at one time. */
  restoreDeleted: (deletedAt: string) => void
  /** The conflict to resolve; null when there is none. */
  conflict: Conflict | null
}

/** What the admin does to requests, and what is told and loaded after it. */
export function useRequestChanges({ loadAll, refresh, reload }: Loads, tell: (event: ToastEvent) => void): RequestChanges {
  const client = useQueryClient()
  const api = useApi()
  const content = useContent()
  const { conflict, ask } = useConflicts()
  // Unsaved edits survive an expired session, so the versions that they were made on must too.
  const [ours] = useUnsaved<OwnVersions>('own versions', useState(() => new Map())[0])
  const save = useCallback((change: Change) => makeChange(client, { api, ours, ask }, change), [client, api, ours, ask])
  const make = useCallback(
    async (change: Change): Promise<Outcome> => {
      tell({ kind: 'change-started' })
      try {
        const { whose } = await save(change)
        if (whose === 'mine') tell({ kind: 'change-saved', change, news: changeNews(change, content) })
        reload(AFTER_CHANGE)
        return whose
      } catch (error) {
        tell({ kind: 'failed', failure: changeFailure(change, content.messages, errorText(error)) })
        // The change may have been stored and only its answer lost. In the background, since the failure is already told.
        void client.refetchQueries({ type: 'active', ...AFTER_CHANGE })
        return 'failed'
      }
    },
    [client, content, save, reload, tell],
  )
  const edit = useCallback(
    async (of: Appointment, fields: AppointmentChange): Promise<Outcome> => {
      const { whose } = await save({ kind: 'edit', of, fields })
      refresh()
      return whose
    },
    [save, refresh],
  )
  const fail = (error: unknown) => tell({ kind: 'failed', failure: errorText(error) })
  const undo = (of: Appointment) => {
    tell({ kind: 'dismissed' })
    save({ kind: 'restore', of }).then(() => loadAll(`The request of ${personName(of)} is back`), fail)
  }
  const restoreDeleted = (deletedAt: string) => {
    const restore = async () => {
      const outcome = await restoreDeletion(api, deletedAt)
      if (outcome === null) return loadAll('The requests are coming back')
      const text = outcomeText(outcome, content)
      loadAll(text)
      if (outcome.taken.length > 0) tell({ kind: 'failed', failure: text })
    }
    tell({ kind: 'dismissed' })
    restore().catch(fail)
  }
  return { make, edit, undo, restoreDeleted, conflict }
}
