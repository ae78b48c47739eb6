import type { SessionInfo, SessionList } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { dateTextsOf } from '../texts/date-texts.ts'

interface SessionsProps {
  list: SessionList
  onEnd: (id: string, name: string) => Promise<void>
}

/** Lists the account's sessions, this one first; any other can be ended. */
export function Sessions({ list: { username, sessions }, onEnd }: SessionsProps) {
  const { moment } = dateTextsOf(useContent().business)
  const inOrder = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
  return (
    <>
      <p>
        As <strong>{username}</strong>, in these places. Sign out any that you do not know, and change the password.
      </p>
      <ul className="sessions">
        {inOrder.map(session => (
          <li key={session.id}>
            <div>
              <p className="browser">
                {nameOf(session)} {session.is_current && <span className="count">This one</span>}
              </p>
              <p className="hint">Since {moment(session.opened_at)}</p>
              <p className="hint">Last used {moment(session.last_used_at)}</p>
            </div>
            {!session.is_current && (
              <button
                type="button"
                className="plain-button"
                aria-label={`Sign out ${nameOf(session)}, since ${moment(session.opened_at)}`}
                onClick={() => void onEnd(session.id, nameOf(session))}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function nameOf({ browser }: SessionInfo): string {
  return browser ?? 'A program'
}
