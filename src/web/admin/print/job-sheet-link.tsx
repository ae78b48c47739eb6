import type { Day } from '#src/contract/generated/types.ts'
import { hashOfSheet } from '../dashboard/view.ts'

/** Leads to the day's job sheet. */
export function JobSheetLink({ day }: { day: Day }) {
  return (
    <a className="plain-button" href={hashOfSheet(day)}>
      Job sheet
    </a>
  )
}
