import { useState } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import { dayInSight } from '../calendar/day-in-sight.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useToday } from '../hooks/use-clock.ts'
import { lateDialog } from '../late/late-dialog.tsx'
import type { RequestActions } from '../request/request-actions.ts'

const ClosureDialog = lateDialog(async () => (await import('./closure-dialog.tsx')).ClosureDialog)

interface ClosureButtonProps {
  /** The day that the calendar's address names. */
  day: Day
  actions: Pick<RequestActions, 'open' | 'move'>
}

/** Opens the blocked times; proposes the day that is in sight. */
export function ClosureButton({ day, actions }: ClosureButtonProps) {
  const today = useToday(useContent().business.timeZone)
  const [proposed, setProposed] = useState<Day | null>(null)
  return (
    <>
      <button type="button" className="plain-button" aria-haspopup="dialog" onClick={() => setProposed(dayInSight(day))}>
        Block time
      </button>
      {proposed !== null && <ClosureDialog day={proposed} today={today} actions={actions} onClose={() => setProposed(null)} />}
    </>
  )
}
