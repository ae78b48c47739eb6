import type { AppointmentList, Day } from '#src/contract/generated/types.ts'
import type { View } from '../dashboard/view.ts'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { CustomerPaper } from './customer-paper.tsx'
import { JobSheet } from './job-sheet.tsx'
import { PrintFrame } from './print-frame.tsx'

interface PrintScreenProps {
  view: Extract<View, { kind: 'print' }>
  today: Day
  /** The visits of the day; null until loaded. */
  list: AppointmentList | null
  isBusy: boolean
  onRetry: () => void
}

/** What is on paper, as it will be printed. */
export function PrintScreen({ view, today, list, isBusy, onRetry }: PrintScreenProps) {
  if (view.as === 'copy') return <CustomerPaper key={view.of} id={view.of} today={today} />
  if (list !== null) return <JobSheet view={view} list={list} />
  return (
    <PrintFrame isReady={false}>
      {isBusy ? (
        <Loading />
      ) : (
        <LoadFailed onRetry={onRetry}>
          <p>The visits could not be loaded.</p>
        </LoadFailed>
      )}
    </PrintFrame>
  )
}
