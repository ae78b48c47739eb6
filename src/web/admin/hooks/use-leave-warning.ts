import { useEffect } from 'react'

/** While wanted, makes the browser ask before a reload or closed tab discards unsaved input. */
export function useLeaveWarning(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWanted])
}
