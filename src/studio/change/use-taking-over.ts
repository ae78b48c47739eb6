import { useEffect, useState } from 'react'

/** So long after each answer the site is asked again whether it has taken over what was published. */
const WAITS_MS = [1000, 2000, 4000, 8000, 16_000]

interface Behind {
  /** Whether the newest answer is of what the site had before. */
  isBehind: boolean
  isAwaited: boolean
  askAgain: () => void
}

/** Asks the site a question again, at growing intervals, while its answer is behind what was published; returns whether it still does. */
export function useTakingOver(question: string | null, { isBehind, isAwaited, askAgain }: Behind): boolean {
  const [waited, setWaited] = useState({ question: '', times: 0 })
  const times = waited.question === question ? waited.times : 0
  // A slow answer is awaited, not asked for anew.
  const wait = isBehind && !isAwaited ? WAITS_MS[times] : undefined

  useEffect(() => {
    if (wait === undefined || question === null) return undefined
    const timer = setTimeout(() => {
      setWaited({ question, times: times + 1 })
      askAgain()
    }, wait)
    return () => clearTimeout(timer)
  }, [wait, question, times, askAgain])

  return isBehind && (isAwaited || wait !== undefined)
}
