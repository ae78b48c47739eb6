import { useEffect } from 'react'
import { SIGNED_OUT, TOKEN_KEY } from '../data/session/token.ts'

interface OtherTabs {
  /** Called when another tab has signed out. */
  onSignedOut: () => void
  /** Called when another tab has found the session expired. */
  onEnded: () => void
}

/** Follows what other tabs do to the shared session. Without storage, each tab has a session of its own. */
export function useOtherTabs({ onSignedOut, onEnded }: OtherTabs): void {
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      // A null key means that all storage was cleared.
      if (key !== null && key !== TOKEN_KEY) return
      if (newValue === SIGNED_OUT) onSignedOut()
      else if (newValue === null && oldValue !== SIGNED_OUT) onEnded()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [onSignedOut, onEnded])
}
