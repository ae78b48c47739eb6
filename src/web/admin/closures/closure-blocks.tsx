import { closedPart } from '#src/booking/schedule/closed-time.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { type HoursShown, placed } from '../calendar/placed.ts'
import { closureTitle } from './closure-texts.ts'
import { useClosuresOn } from './use-closures-on.ts'

interface ClosureBlocksProps {
  day: Day
  shown: HoursShown
}

/** The blocked times of a day, behind its visits. */
export function ClosureBlocks({ day, shown }: ClosureBlocksProps) {
  const blocks = useClosuresOn(day).flatMap(closure => {
    const part = closedPart(closure, day)
    const style = part && placed(part, shown)
    return style === null ? [] : [{ closure, style }]
  })
  if (blocks.length === 0) return null
  return (
    <ul className="day-closures" aria-label="Blocked">
      {blocks.map(({ closure, style }) => (
        <li key={closure.id} style={style} data-crews={closure.crews}>
          <span>{closureTitle(closure)}</span>
        </li>
      ))}
    </ul>
  )
}
