import { useState } from 'react'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import type { ManySaved, WantedChange } from '../data/requests/save-changes.ts'
import { type BulkAction, type BulkPlan, bulkPlan, wantedBack, wantedBy } from './bulk-plan.ts'

/** What becomes of several requests at once; `undo` takes an action back. */
export type BulkStep = BulkAction | 'undo'

/** Where a step that is under way is. */
export interface BulkProgress {
  step: BulkStep
  tried: number
  total: number
}

/** What has become of a step that was refused in part. */
export interface BulkReport extends ManySaved {
  step: BulkStep
}

interface BulkOptions {
  today: Day
  /** Makes the changes and loads what follows from them. */
  save: (wanted: readonly WantedChange[], onProgress: (tried: number) => void) => Promise<ManySaved>
  /** Called after the action with the changes that were saved, and the number of mails to customers. */
  onMade: (step: BulkStep, saved: ManySaved, told: number) => void
}

/** An action on several requests, from the question before it to what is said of those that were refused. */
export interface Bulk {
  plan: BulkPlan | null
  progress: BulkProgress | null
  report: BulkReport | null
  ask: (action: BulkAction, requests: readonly Appointment[]) => void
  /** Makes what was asked; `told` hear of it by mail. */
  make: (plan: BulkPlan, told: readonly Appointment[]) => void
  undo: (made: ManySaved['made']) => void
  /** Leaves the question or the report. */
  leave: () => void
}

export function useBulk({ today, save, onMade }: BulkOptions): Bulk {
  const [plan, setPlan] = useState<BulkPlan | null>(null)
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)
  const leave = () => {
    setPlan(null)
    setReport(null)
  }
  const run = async (step: BulkStep, wanted: readonly WantedChange[]) => {
    leave()
    const total = wanted.length
    setProgress({ step, tried: 0, total })
    const saved = await save(wanted, tried => setProgress({ step, tried, total }))
    setProgress(null)
    if (saved.refused.length > 0) setReport({ step, ...saved })
    const told = new Set(wanted.flatMap(({ of, tell }) => (tell === true ? [of.id] : [])))
    onMade(step, saved, saved.made.filter(({ of }) => told.has(of.id)).length)
  }
  return {
    plan,
    progress,
    report,
    ask: (action, requests) => setPlan(bulkPlan(action, requests, today)),
    make: (plan, told) => void run(plan.action, wantedBy(plan, told)),
    undo: made => void run('undo', wantedBack(made)),
    leave,
  }
}
