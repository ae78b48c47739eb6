import type { PageData } from '../dashboard/use-page-data.ts'
import type { Obstacle } from '../data/no-connection.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useIsOnline } from '../hooks/use-online.ts'

const WORDS: Readonly<Record<Obstacle, string>> = { 'no connection': 'No connection.', 'server error': 'Server error.' }

const OTHERS = 'What was loaded before is shown, the rest comes by itself.'

interface ConnectionNoticeProps {
  /** Number of changes that wait for connection. */
  waiting: number
  /** The day that is shown; null in another view. */
  day: Pick<PageData, 'loadedAt' | 'obstacle'> | null
}

/** Says that there is no connection or that the server has failed, of when the day is that is shown, and what becomes of what was changed meanwhile. */
export function ConnectionNotice({ waiting, day }: ConnectionNoticeProps) {
  const { dates } = useContent()
  const isOnline = useIsOnline()
  const obstacle = isOnline ? (day?.obstacle ?? null) : 'no connection'
  const shown = day === null ? OTHERS : `The day as of ${dates.momentTime(new Date(day.loadedAt).toISOString())}.`
  return (
    <output className="connection-notice">
      {obstacle !== null && (
        <span>
          {WORDS[obstacle]} {shown}{' '}
        </span>
      )}
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
