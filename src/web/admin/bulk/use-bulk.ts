import { useState } from 'react'
import type { Appointment, Day, MailState } from '#src/contract/generated/types.ts'
import type { ManySaved, WantedChange } from '../data/requests/save-changes.ts'
import { type BulkAction, type BulkPlan, bulkPlan, type Undoing, wantedBack, wantedBy } from './bulk-plan.ts'

/** What becomes of several requests at once; `undo` takes an action back. */
export type BulkStep = BulkAction | 'undo'

/** Where a step that is under way is. */
export interface BulkProgress {
  step: BulkStep
  tried: number
  total: number
}

/** Who hears of changes of several requests, by id. */
export interface ManyTelling {
  /** Those who get a mail. */
  mailed: readonly string[]
  /** Of changes that take others back, who was told of those; null: they take none back. */
  informed: readonly string[] | null
}

/** What has become of a step that was refused in part. */
export interface BulkReport extends ManySaved {
  step: BulkStep
}

interface BulkOptions {
  today: Day
  /** Whether mails go out; undefined until it is known. */
  mails: MailState | undefined
  /** Makes the changes and loads what follows from them. */
  save: (wanted: readonly WantedChange[], onProgress: (tried: number) => void) => Promise<ManySaved>
  /** Called after a step with the changes that were saved, and what was told of them. */
  onMade: (step: BulkStep, saved: ManySaved, telling: ManyTelling) => void
}

/** An action on several requests, from the question before it to what is said of those that were refused. */
export interface Bulk {
  plan: BulkPlan | null
  progress: BulkProgress | null
  report: BulkReport | null
  ask: (action: BulkAction, requests: readonly Appointment[]) => void
  /** Makes what was asked; `told` hear of it by mail. */
  make: (plan: BulkPlan, told: readonly Appointment[]) => void
  undo: (undoing: Undoing) => void
  /** Leaves the question or the report. */
  leave: () => void
}

export function useBulk({ today, mails, save, onMade }: BulkOptions): Bulk {
  const [plan, setPlan] = useState<BulkPlan | null>(null)
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)
  const leave = () => {
    setPlan(null)
    setReport(null)
  }
  const run = async (step: BulkStep, wanted: readonly WantedChange[], informed: readonly string[] | null = null) => {
    leave()
    const total = wanted.length
    setProgress({ step, tried: 0, total })
    const saved = await save(wanted, tried => setProgress({ step, tried, total }))
    setProgress(null)
    if (saved.refused.length > 0) setReport({ step, ...saved })
    const told = new Set(wanted.flatMap(({ of, tell }) => (tell === true ? [of.id] : [])))
    onMade(step, saved, { mailed: saved.made.flatMap(({ of: { id } }) => (told.has(id) ? [id] : [])), informed })
  }
  return {
    plan,
    progress,
    report,
    ask: (action, requests) => setPlan(bulkPlan(action, requests, today)),
    make: (plan, told) => void run(plan.action, wantedBy(plan, told)),
    undo: undoing => void run('undo', wantedBack(undoing, mails, today), undoing.informed),
    leave,
  }
}
