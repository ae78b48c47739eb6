import { useEffect, useState } from 'react'

/** The lock (Web Locks) of the tab that speaks. */
const LOCK = 'admin alerts'

/** Returns whether this tab speaks for all that are open: the one that was looked at last. A browser also leaves it awake in the background. */
export function useSpeaker(isWanted: boolean): boolean {
  const [isSpeaker, setIsSpeaker] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const leave = new AbortController()
    void holdInTurn(setIsSpeaker, leave.signal)
    return () => leave.abort()
  }, [isWanted])
  return isWanted && isSpeaker
}

/** Holds the lock until another tab is looked at, then waits for it: until this one is looked at, or the others are closed. */
async function holdInTurn(onHeld: (isHeld: boolean) => void, leave: AbortSignal): Promise<void> {
  // Without HTTPS there are no locks, and no notifications either.
  if (!('locks' in navigator)) return onHeld(true)
  let isHeld = false
  const hold = (next: boolean) => {
    isHeld = next
    onHeld(next)
  }
  let isLookedAt = document.visibilityState === 'visible'
  while (!leave.aborted) {
    const looked = new AbortController()
    const look = () => !isHeld && document.visibilityState === 'visible' && looked.abort()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    const options = isLookedAt ? { steal: true } : { signal: AbortSignal.any([leave, looked.signal]) }
    await navigator.locks
      .request(LOCK, options, () => {
        hold(true)
        return ended(leave)
      })
      // Taken by another tab, or no longer waited for.
      .catch(() => undefined)
    hold(false)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('focus', look)
    isLookedAt = looked.signal.aborted
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
}
