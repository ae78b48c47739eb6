import type { PageData } from '../dashboard/use-page-data.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useIsOnline } from '../hooks/use-online.ts'

interface ConnectionNoticeProps {
  /** Number of changes that wait for connection. */
  waiting: number
  /** The day that is shown; null in another view. */
  day: Pick<PageData, 'loadedAt' | 'isCut'> | null
}

/** Says that there is no connection, of when the day is that is shown, and what becomes of what was changed without. */
export function ConnectionNotice({ waiting, day }: ConnectionNoticeProps) {
  const { dates } = useContent()
  const isOnline = useIsOnline()
  const shown = day === null ? 'What is shown was loaded before.' : `The day as of ${dates.momentTime(new Date(day.loadedAt).toISOString())}.`
  return (
    <output className="connection-notice">
      {(!isOnline || day?.isCut === true) && <span>No connection. {shown} </span>}
      {waiting > 0 && (
        <span>
          {waiting === 1
            ? '1 change waits for connection and is sent by itself.'
            : `${waiting} changes wait for connection and are sent by themselves.`}
        </span>
      )}
    </output>
  )
}
