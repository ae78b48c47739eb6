import { type RefObject, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '../data/api-context.ts'
import { erasePerson } from '../data/personal-data/personal-data-api.ts'
import type { Change } from '../data/requests/change.ts'
import type { Edit, EditControl } from '../edit-request/use-edit.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { RequestActions } from '../request/request-actions.ts'
import type { Asked } from '../telling/telling.ts'
import { useTelling } from '../telling/use-telling.ts'
import type { Deletion } from '../toasts/toast-state.ts'
import type { Loads } from './use-loads.ts'
import type { OpenId } from './use-open-id.ts'
import type { RequestChanges } from './use-request-changes.ts'

interface ActionOptions
  extends Pick<RequestChanges, 'make' | 'edit'>, Pick<Loads, 'refresh'>, Pick<OpenId, 'open' | 'close'>, Pick<EditControl, 'begin'> {
  /** Takes the focus when the focused request leaves the view. */
  title: RefObject<HTMLElement | null>
}

/** What can be done to requests, and the questions that are asked before it. */
export interface AskedActions {
  actions: RequestActions
  /** The deletion that is asked about; null when none is. */
  deletion: Deletion | null
  askDeletion: (deletion: Deletion | null) => void
  /** The change before which something is asked of its visitor: whether to tell, and what is owed; null when none is. */
  telling: Asked | null
  /** Leaves that question. */
  endTelling: () => void
  /** Makes a change that was asked about, once its question is closed. */
  makeAsked: (change: Change) => void
}

/** Decides which actions are asked about first, and where the focus goes when an action takes its request out of the view. */
export function useRequestActions({ make, edit, refresh, open, close, begin, title }: ActionOptions): AskedActions {
  const api = useApi()
  const { telling, ask, end } = useTelling()
  const [deletion, askDeletion] = useState<Deletion | null>(null)
  const makeGone = useCallback(
    (change: Change) => {
      // Render synchronously, so that the focus moves to the list before the focused button disappears.
      flushSync(() => {
        askDeletion(null)
        void make(change)
      })
      close()
      title.current?.focus()
    },
    [make, close, title],
  )
  const makeAsked = useCallback(
    (change: Change) => {
      if (change.kind === 'status') void make(change)
      else makeGone(change)
    },
    [make, makeGone],
  )
  const actions = useMemo((): RequestActions => {
    const openForm = (form: Edit['form']) => (of: Appointment) => {
      begin(form, of, true)
      open(of.id)
    }
    return {
      open: ({ id }) => open(id),
      enterAddress: openForm('address'),
      move: openForm('time'),
      lengthen: openForm('length'),
      setStatus: (of, status, value) => {
        const change: Change = { kind: 'status', of, status, ...(value !== undefined && { value }) }
        if (!ask(change)) void make(change)
      },
      setProgress: (of, moments) => void make({ kind: 'progress', of, moments }),
      setValue: (of, value) => make({ kind: 'value', of, value }),
      askDelete: of => askDeletion({ kind: 'delete', of }),
      restore: of => {
        const change: Change = { kind: 'restore', of }
        if (!ask(change)) makeGone(change)
      },
      erasePerson: async ({ id }) => {
        await erasePerson(api, id)
        close()
        refresh()
        title.current?.focus()
      },
      change: edit,
    }
  }, [api, ask, make, makeGone, open, close, begin, refresh, edit, title])
  return { actions, deletion, askDeletion, telling, endTelling: end, makeAsked }
}
