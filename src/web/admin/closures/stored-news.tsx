import type { RefObject } from 'react'
import type { Closure } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { closedTimeText, whose } from './closure-texts.ts'

interface StoredNewsProps {
  closure: Closure
  news: RefObject<HTMLDivElement | null>
}

/** Says of a closure that it is stored: its time, what for, and since when. */
export function StoredNews({ closure, news }: StoredNewsProps) {
  const { dates } = useContent()
  const { reason, crews, at } = closure
  return (
    <div className="closure-stored" tabIndex={-1} ref={news}>
      <p>
        <strong>✓ Blocked: {closedTimeText(closure, dates)}.</strong> {reason}
      </p>
      <p className="soft">
        Closed for booking{whose(crews)} since {dates.moment(at)}.
      </p>
    </div>
  )
}
