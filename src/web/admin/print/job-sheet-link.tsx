import type { Day } from '#src/contract/generated/types.ts'
import { hashOfSheet } from '../dashboard/view.ts'

/** Leads to the day's job sheet, of one crew or of all. */
export function JobSheetLink({ day, crew }: { day: Day; crew: string }) {
  return (
    <a className="plain-button" href={hashOfSheet(day, crew)}>
      Job sheet
    </a>
  )
}
