import { useCallback, useEffect, useMemo, useState } from 'react'
import { NO_ANSWER, type SiteAnswer } from './site-calls.ts'

/** Asks the site one question. */
type Ask<T> = (question: string, signal: AbortSignal) => Promise<SiteAnswer<T>>

interface Asked<T> {
  /** The newest answer, and the question that it is to; null until there is one. */
  answered: Answered<T> | null
  /** Whether the question has no answer yet. */
  isAsking: boolean
  /** Whether an answer is awaited, also where the same question has one. */
  isAwaited: boolean
  /** Asks the same again, and keeps the answer until there is a newer one. */
  askAgain: () => void
  /** Forgets the answer and asks the same again. */
  retry: () => void
}

export interface Answered<T> {
  readonly question: string
  readonly answer: SiteAnswer<T>
}

/** Asks the site a question, such as a draft as JSON, and anew whenever that changes: the last answer counts. Null asks nothing. */
export function useSiteAnswer<T>(question: string | null, ask: Ask<T>, pauseMs = 0): Asked<T> {
  const [answered, setAnswered] = useState<(Answered<T> & { call: object }) | null>(null)
  const [attempt, setAttempt] = useState(0)
  // A new object per attempt, so that the same question is asked again.
  const call = useMemo(() => (question === null ? null : { question, attempt }), [question, attempt])

  useEffect(() => {
    if (call === null) return undefined
    const control = new AbortController()
    const send = async () => {
      const answer = await ask(call.question, control.signal).catch((): SiteAnswer<T> => ({ kind: 'failed', message: NO_ANSWER }))
      if (!control.signal.aborted) setAnswered({ question: call.question, answer, call })
    }
    const timer = setTimeout(() => void send(), pauseMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [call, ask, pauseMs])

  const askAgain = useCallback(() => setAttempt(before => before + 1), [])
  return {
    answered,
    isAsking: answered === null || answered.question !== question,
    isAwaited: answered?.call !== call,
    askAgain,
    retry: () => {
      setAnswered(null)
      askAgain()
    },
  }
}
