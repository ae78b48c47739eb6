import { useCallback, useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { ChangeOfOne } from '../data/requests/change.ts'
import type { AskWhich, Choice } from '../data/requests/save-change.ts'

/** A change whose request somebody else has changed meanwhile. */
export interface Conflict {
  change: ChangeOfOne
  theirs: Appointment
  choose: (choice: Choice) => void
}

/** Queues conflicts, so that the admin resolves one at a time. */
export function useConflicts(): { conflict: Conflict | null; ask: AskWhich } {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const ask = useCallback<AskWhich>(
    (change, theirs) =>
      new Promise(resolve => {
        const conflict: Conflict = {
          change,
          theirs,
          choose: choice => {
            setConflicts(waiting => waiting.filter(other => other !== conflict))
            resolve(choice)
          },
        }
        setConflicts(waiting => [...waiting, conflict])
      }),
    [],
  )
  return { conflict: conflicts[0] ?? null, ask }
}
