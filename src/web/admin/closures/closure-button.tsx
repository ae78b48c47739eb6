import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { withOpen } from '../dashboard/open-id.ts'
import { useToday } from '../hooks/use-clock.ts'

const ClosureDialog = lazy(async () => ({ default: (await import('./closure-dialog.tsx')).ClosureDialog }))

/** Opens the blocked times; proposes a day. */
export function ClosureButton({ day }: { day: Day }) {
  const today = useToday(useContent().business.timeZone)
  const [isOpen, setIsOpen] = useState(false)
  const open = (id: string) => {
    // Close one dialog before the next opens, so that each returns the focus to where it came from.
    flushSync(() => setIsOpen(false))
    location.hash = withOpen(location.hash, id)
  }
  return (
    <>
      <button type="button" className="plain-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Block time
      </button>
      {isOpen && (
        <Suspense>
          <ClosureDialog day={day} today={today} onOpen={open} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
