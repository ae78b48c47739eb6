import type { Day } from '#src/contract/generated/types.ts'

/** The side of the window where a dialog leaves a day's column in sight: the left where the column begins far enough to the right. Browser only. */
export function freeSide(day: Day): 'left' | 'right' {
  const column = document.querySelector(`[data-day='${day}']`)?.getBoundingClientRect()
  return column !== undefined && column.left > BESIDE * innerWidth ? 'left' : 'right'
}

/** Share of the window at which a middle day begins further right, and the day before it further left; one day alone begins at the left. */
const BESIDE = 0.4
