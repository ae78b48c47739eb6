import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { RequestActions } from '../request/request-actions.ts'
import type { Block } from './blocks.ts'
import { NowLine } from './now-line.tsx'
import { VisitBlock } from './visit-block.tsx'

interface DayColumnProps {
  day: Day
  isToday: boolean
  blocks: readonly Block[]
  /** The full hours that are shown, `until` excluded. */
  from: number
  until: number
  actions: RequestActions
}

/** A day of the calendar with its visits in the order of their starts. */
export function DayColumn({ day, isToday, blocks, from, until, actions }: DayColumnProps) {
  const { dates } = useContent()
  const titleId = `day-${day}`
  return (
    <section className="day" aria-labelledby={titleId} data-today={isToday || undefined}>
      <h4 id={titleId}>
        {dates.shortDay(day)} {isToday && <b>Today</b>}
      </h4>
      <ol className="day-visits" aria-label="Visits">
        {blocks.map(block => (
          <VisitBlock key={block.request.id} block={block} from={from} actions={actions} />
        ))}
      </ol>
      {isToday && <NowLine from={from} until={until} />}
    </section>
  )
}
