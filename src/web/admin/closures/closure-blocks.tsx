import { useQuery } from '@tanstack/react-query'
import { closedPart } from '#src/booking/schedule/closed-time.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { type HoursShown, placed } from '../calendar/placed.ts'
import { weekOf, weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { closuresQuery } from '../data/closures/closures.ts'
import { useContent } from '../data/content/admin-content.ts'
import { closureTitle } from './closure-texts.ts'

/** The closures of a day, which is loaded with its week. */
export function useClosuresOn(day: Day): readonly Closure[] {
  const { business } = useContent()
  const week = weekOf(day, weekStartOf(business.locale))
  const { data = [] } = useQuery(closuresQuery(useApi(), week[0] ?? day, week[6] ?? day))
  return data.filter(({ first_day, last_day }) => first_day <= day && day <= last_day)
}

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
