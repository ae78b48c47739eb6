import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Appointment, AppointmentChange } from '#src/contract/generated/types.ts'
import { type Conflict, useConflicts } from '../conflicts/use-conflicts.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { Change, ChangeOf } from '../data/requests/change.ts'
import { makeChange, writeMany } from '../data/requests/change-mutation.ts'
import { ChangeQueue } from '../data/requests/change-queue.ts'
import { AFTER_CHANGE } from '../data/requests/request-queries.ts'
import { restoreDeletion } from '../data/requests/requests-api.ts'
import type { OwnVersions } from '../data/requests/save-change.ts'
import { type ManySaved, saveChanges, type WantedChange } from '../data/requests/save-changes.ts'
import type { EditsMade } from '../edit-request/edits-too-offer.tsx'
import type { Outcome } from '../request/request-actions.ts'
import { newCrew } from '../texts/crew-texts.ts'
import { errorText } from '../texts/error-text.ts'
import { outcomeText } from '../trash/restore-texts.ts'
import { type Blocked, blockedBy } from './blocked.ts'
import { changeFailure, changeNews } from './change-texts.ts'
import type { ToastEvent } from '../toasts/toast-state.ts'
import type { Loads } from './use-loads.ts'

export interface RequestChanges {
  /** Makes a change and tells how it went. */
  make: (change: Change) => Promise<Outcome>
  /** Changes fields of a request. Returns whose version was kept. @throws the server's error. */
  edit: (request: Appointment, fields: AppointmentChange) => Promise<Outcome>
  /** Makes changes of several requests, and loads what follows from them. */
  saveMany: (wanted: readonly WantedChange[], onProgress: (tried: number) => void) => Promise<ManySaved>
  /** Makes edits one after another; one that fails stops no other. */
  editMany: (edits: readonly ChangeOf<'edit'>[]) => Promise<EditsMade>
  /** Takes the deletion of a request back. */
  undo: (request: Appointment) => void
  /** Makes an edit that takes another back. */
  undoEdit: (change: ChangeOf<'edit'>) => void
  /** Restores everything that was deleted at one time. */
  restoreDeleted: (deletedAt: string) => void
  /** The changes that wait for connection, oldest first. */
  unsent: readonly Change[]
  /** The conflict to resolve; null when there is none. */
  conflict: Conflict | null
  /** The last change that met a blocked time; null when it was answered. */
  blocked: Blocked | null
  /** Leaves a blocked time alone. */
  dismissBlocked: () => void
}

/** What the admin does to requests, and what is told and loaded after it. @param ours takes the versions that are made */
export function useRequestChanges(ours: OwnVersions, { loadAll, reload }: Loads, tell: (event: ToastEvent) => void): RequestChanges {
  const client = useQueryClient()
  const api = useApi()
  const content = useContent()
  const { conflict, ask } = useConflicts()
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  const [queue] = useState(() => new ChangeQueue())
  useEffect(() => queue.watch(), [queue])
  const unsent = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const save = useCallback((change: Change) => makeChange(client, { api, ours, ask, queue }, change), [client, api, ours, ask, queue])
  const make = useCallback(
    async (change: Change): Promise<Outcome> => {
      tell({ kind: 'change-started' })
      try {
        const { whose, now } = await save(change)
        const crew = change.kind === 'delete-all' ? null : newCrew(change.of, now)
        if (whose === 'mine') tell({ kind: 'change-saved', change, news: changeNews(change, content, crew), crew })
        reload(AFTER_CHANGE)
        return whose
      } catch (error) {
        const met = blockedBy(change, error)
        if (met === null) tell({ kind: 'failed', failure: changeFailure(change, content.messages, errorText(error)) })
        else setBlocked(met)
        // The change may have been stored and only its answer lost. In the background, since the failure is already told.
        void client.refetchQueries({ type: 'active', ...AFTER_CHANGE })
        return 'failed'
      }
    },
    [client, content, save, reload, tell],
  )
  const makeAgain = useEffectEvent(() => queue.recall().forEach(change => void make(change)))
  useEffect(() => makeAgain(), [])
  const makeEdit = useCallback(
    async (wanted: ChangeOf<'edit'>): Promise<Outcome> => {
      const saved = await save(wanted)
      if (saved.whose === 'theirs') {
        loadAll('')
        return 'theirs'
      }
      // Undo leads back to what this edit replaced, which may be newer than what the form began with.
      const change = { ...wanted, of: saved.over ?? wanted.of }
      const crew = newCrew(change.of, saved.now)
      const news = changeNews(change, content, crew)
      loadAll(news)
      tell({ kind: 'change-saved', change, news, crew })
      return 'mine'
    },
    [save, loadAll, tell, content],
  )
  const edit = useCallback((of: Appointment, fields: AppointmentChange) => makeEdit({ kind: 'edit', of, fields }), [makeEdit])
  const saveMany = useCallback(
    async (wanted: readonly WantedChange[], onProgress: (tried: number) => void) => {
      tell({ kind: 'change-started' })
      const saved = await saveChanges(wanted, { api, ours, onProgress })
      writeMany(client, saved)
      return saved
    },
    [api, client, ours, tell],
  )
  const editMany = async (edits: readonly ChangeOf<'edit'>[]): Promise<EditsMade> => {
    const failures: string[] = []
    let made = 0
    for (const change of edits) {
      try {
        if ((await save(change)).whose === 'mine') made++
      } catch (error) {
        failures.push(`The visit on ${content.dates.day(change.of.appointment_date ?? '')} stays as it was: ${errorText(error)}`)
      }
    }
    loadAll('')
    return { made, failures }
  }
  const fail = (error: unknown) => tell({ kind: 'failed', failure: errorText(error) })
  const undo = (of: Appointment) => {
    tell({ kind: 'dismissed' })
    const change: Change = { kind: 'restore', of }
    const restore = async () => {
      const { now } = await save(change)
      const text = changeNews(change, content, newCrew(of, now))
      loadAll(text)
      tell({ kind: 'restored', text, id: of.id })
    }
    restore().catch((error: unknown) => {
      const met = blockedBy(change, error)
      if (met === null) fail(error)
      else setBlocked(met)
    })
  }
  const undoEdit = (change: ChangeOf<'edit'>) => {
    tell({ kind: 'dismissed' })
    makeEdit(change).catch(fail)
  }
  const restoreDeleted = (deletedAt: string) => {
    const restore = async () => {
      const outcome = await restoreDeletion(api, deletedAt)
      if (outcome === null) return loadAll('The requests are coming back')
      const text = outcomeText(outcome, content)
      loadAll(text)
      tell(outcome.taken.length > 0 ? { kind: 'failed', failure: text } : { kind: 'restored', text, id: null })
    }
    tell({ kind: 'dismissed' })
    restore().catch(fail)
  }
  return {
    make,
    edit,
    saveMany,
    editMany,
    undo,
    undoEdit,
    restoreDeleted,
    unsent,
    conflict,
    blocked,
    dismissBlocked: () => setBlocked(null),
  }
}
