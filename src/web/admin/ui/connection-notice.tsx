import { useIsOnline } from '../hooks/use-online.ts'

interface ConnectionNoticeProps {
  /** Number of changes that wait for connection. */
  waiting: number
}

/** Says that there is no connection, and what becomes of what was changed without. */
export function ConnectionNotice({ waiting }: ConnectionNoticeProps) {
  const isOnline = useIsOnline()
  return (
    <output className="connection-notice">
      {!isOnline && <span>{waiting > 0 ? 'No connection. ' : 'No connection: this is what was loaded before.'}</span>}
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
