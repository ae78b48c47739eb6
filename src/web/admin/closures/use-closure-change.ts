import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Closure, NewClosure, StoredClosure } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { CLOSURES, removeClosure, storeClosure } from '../data/closures/closures.ts'
import { timeOfClosure } from './closure-values.ts'
import { errorText } from '../texts/error-text.ts'

interface Done {
  /** What was stored last, with the visits that stand in it. */
  stored: StoredClosure | null
  /** What was removed last. */
  removed: Closure | null
  /** Why the last change was not made; empty when it was. */
  failure: string
}

interface ClosureChange extends Done {
  isBusy: boolean
  /** Stores a closure, in place of the one with an id where that is given; whether it was stored. */
  store: (closure: NewClosure, id: string | null) => Promise<boolean>
  remove: (closure: Closure) => Promise<boolean>
  /** Stores again what was removed last. */
  undo: () => Promise<boolean>
}

const NOTHING: Done = { stored: null, removed: null, failure: '' }

/** Changes closures, and loads those that are shown anew. */
export function useClosureChange(): ClosureChange {
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [done, setDone] = useState(NOTHING)
  const make = async (change: () => Promise<Partial<Done>>) => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      setDone({ ...NOTHING, ...(await change()) })
      await client.refetchQueries({ type: 'active', queryKey: [CLOSURES] })
      return true
    } catch (error) {
      setDone({ ...NOTHING, failure: errorText(error) })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const store = (closure: NewClosure, id: string | null) => make(async () => ({ stored: await storeClosure(api, closure, id) }))
  const remove = (closure: Closure) =>
    make(async () => {
      await removeClosure(api, closure.id)
      return { removed: closure }
    })
  const undo = async () => done.removed !== null && store(asNew(done.removed), null)
  return { ...done, isBusy, store, remove, undo }
}

/** What storing a closure again says of it. */
function asNew(closure: Closure): NewClosure {
  return { ...timeOfClosure(closure), reason: closure.reason }
}
