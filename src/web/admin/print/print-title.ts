import { referenceOf } from '#src/booking/appointment/reference.ts'
import type { View } from '../dashboard/view.ts'

/** The tab's title; browsers name a saved file after it. */
export function printTitle({ as, of, day, crew }: Extract<View, { kind: 'print' }>): string {
  if (as === 'copy') return referenceOf({ id: of })
  return as === 'visit' ? `Job sheet ${day} ${referenceOf({ id: of })}` : `Job sheet ${day}${crew === '' ? '' : ` crew ${crew}`}`
}
