import { referenceOf } from '#src/booking/appointment/reference.ts'
import type { View } from '../dashboard/view.ts'

/** The tab's title; browsers name a saved file after it. */
export function printTitle({ of, day }: Extract<View, { kind: 'print' }>): string {
  return of === '' ? `Job sheet ${day}` : referenceOf({ id: of })
}
