import { closedPart } from '#src/booking/schedule/closed-time.ts'
import { crewNamed } from '#src/booking/schedule/closed-crews.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { columnOf, type HoursShown, placed } from '../calendar/placed.ts'
import { useContent } from '../data/content/admin-content.ts'
import { closureTitle } from './closure-texts.ts'
import { useClosuresOn } from './use-closures-on.ts'

interface ClosureBlocksProps {
  day: Day
  /** The only crew whose visits are shown; empty for all. */
  crew: string
  /** How many crews have a column of their own. */
  columns: number
  shown: HoursShown
}

/** The blocked times of a day, behind its visits: that of a crew in its column; where crews have none, in its part of the day, which its visits have beside those of the others. */
export function ClosureBlocks({ day, crew, columns, shown }: ClosureBlocksProps) {
  const { business } = useContent()
  const blocks = useClosuresOn(day, crew).flatMap(closure => {
    const part = closedPart(closure, day)
    const place = part && placed(part, shown)
    const named = crew === '' ? crewNamed(closure.crews) : undefined
    return place === null ? [] : [{ closure, style: { ...place, ...columnOf(named, columns || business.crews) } }]
  })
  if (blocks.length === 0) return null
  return (
    <ul className="day-closures" aria-label="Blocked">
      {blocks.map(({ closure, style }) => (
        <li key={closure.id} style={style}>
          <span>{closureTitle(closure)}</span>
        </li>
      ))}
    </ul>
  )
}
