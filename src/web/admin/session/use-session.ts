import { useCallback, useEffect, useMemo, useState } from 'react'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { ApiError } from '../../api/answer.ts'
import { AdminApi } from '../data/admin-api.ts'
import type { KeptDay } from '../data/kept-day.ts'
import { obstacleOf } from '../data/no-connection.ts'
import { signOut, validate } from '../data/session/session-api.ts'
import { useContent } from '../data/content/admin-content.ts'
import { errorText } from '../texts/error-text.ts'
import { storeWaiting } from '../data/requests/waiting-store.ts'
import type { Unsaved } from '../hooks/unsaved.ts'
import { useOnline } from '../hooks/use-online.ts'
import { useOtherTabs } from './other-tabs.ts'
import { clearToken, readToken, storeToken } from '../data/session/token.ts'

/** The state of the admin's session (specification, section 4). */
type Session =
  | { kind: 'checking' }
  /** The stored token could not be checked: the server did not answer, or not with a 401. */
  | { kind: 'unchecked'; failure: string }
  | { kind: 'signed-out'; notice: string | null }
  /** Where the token could not be checked, with the day that this device has kept. */
  | { kind: 'signed-in'; day: KeptDay | null }

export interface SessionControl {
  session: Session
  api: AdminApi
  check: () => void
  /** Opens a session; of the same account when none is named. */
  signIn: (token: string, account?: string) => void
  signOut: () => void
  /** Clears a session that has ended. */
  forget: () => void
}

const OTHER_ACCOUNT = 'Another account has signed in here. Please sign in again.'

const SIGNED_OUT_ELSEWHERE = 'You were signed out in another tab.'

const ENDED = 'Your session has ended. Please sign in again.'

/** Of a session that has ended, why to sign in again, and that what was begun is not lost. */
function endedText(unsaved: Unsaved): string {
  return unsaved.isWorkKept() ? `${ENDED} What you had begun is kept, and comes back then.` : ENDED
}

/** Of a sign-out in another tab, that it erased what was begun here, without saying what that was. */
function signedOutText(unsaved: Unsaved): string {
  return unsaved.isWorkKept() ? `${SIGNED_OUT_ELSEWHERE} What you had begun here was not saved, and is erased.` : SIGNED_OUT_ELSEWHERE
}

/** The session: a stored token is validated at the start; a 401 on any call signs out and clears it. */
export function useSession(origin: string, unsaved: Unsaved): SessionControl {
  const { messages, business } = useContent()
  const [session, setSession] = useState<Session>(() => ({
    kind: readToken() !== null || unsaved.hasAccount() ? 'checking' : 'signed-out',
    notice: null,
  }))

  const leave = useCallback((notice: string | null) => {
    clearToken()
    setSession({ kind: 'signed-out', notice })
  }, [])
  const api = useMemo(() => {
    const onUnauthorized = () => {
      // Unconditional: another tab may have cleared the token first. When several calls are refused together, only the first still sees the screen.
      unsaved.sessionEnded()
      leave(endedText(unsaved))
    }
    return new AdminApi({ origin, failureText: messages.failure.request, token: readToken, onUnauthorized })
  }, [origin, messages, leave, unsaved])
  const empty = useCallback(
    (notice: string | null) => {
      api.endReads()
      unsaved.forget()
      storeWaiting([])
      leave(notice)
    },
    [api, unsaved, leave],
  )
  const followOut = useCallback(() => {
    unsaved.sessionEnded()
    empty(signedOutText(unsaved))
  }, [unsaved, empty])
  const end = useCallback(() => {
    if (readToken() !== null) return
    unsaved.sessionEnded()
    setSession(before => (before.kind === 'signed-out' ? before : { kind: 'signed-out', notice: endedText(unsaved) }))
  }, [unsaved])
  useOtherTabs({ onSignedOut: followOut, onEnded: end })
  useEffect(
    () =>
      unsaved.onOtherAccount(() => {
        api.endReads()
        unsaved.drop()
        storeWaiting([])
        // The token is the other account's: its tab stays signed in.
        setSession({ kind: 'signed-out', notice: OTHER_ACCOUNT })
      }),
    [api, unsaved],
  )
  const checkToken = useCallback(() => {
    const signedIn = (account: string) => {
      unsaved.belongTo(account)
      setSession({ kind: 'signed-in', day: null })
    }
    validate(api).then(signedIn, (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return
      // Without an answer the token cannot be checked: the kept day is shown, and the first call that is answered with 401 signs out.
      const day = obstacleOf(error) !== null ? unsaved.keptDay(localTime(new Date(), business.timeZone).date) : null
      if (day !== null) return setSession({ kind: 'signed-in', day })
      setSession({ kind: 'unchecked', failure: fill(messages.admin.fetchFailed, { message: errorText(error) }) })
    })
  }, [api, messages, business, unsaved])
  // Only at the start: a token set later was just issued.
  useEffect(() => {
    const start = async () => {
      await unsaved.load()
      if (readToken() !== null) return checkToken()
      unsaved.keepDay(null)
      if (unsaved.hasAccount()) setSession({ kind: 'signed-out', notice: endedText(unsaved) })
    }
    void start()
  }, [checkToken, unsaved])
  const check = useCallback(() => {
    setSession({ kind: 'checking' })
    checkToken()
  }, [checkToken])
  useOnline(session.kind === 'unchecked' ? check : null)

  const forget = () => {
    clearToken(true)
    empty(null)
  }

  return {
    session,
    api,
    forget,
    check,
    signIn: (token, account) => {
      storeToken(token)
      if (account !== undefined) unsaved.belongTo(account)
      setSession({ kind: 'signed-in', day: null })
    },
    signOut: () => {
      // The token is cleared here even if the server cannot be reached.
      signOut(api).catch(() => {})
      forget()
    },
  }
}
