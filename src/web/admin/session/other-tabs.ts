import { useEffect } from 'react'
import { SIGNED_OUT, TOKEN_KEY } from './token.ts'

interface OtherTabs {
  /** The owner has signed out in another tab. */
  onSignedOut: () => void
  /** Another tab has found the session over. */
  onEnded: () => void
}

/** Heeds what other tabs of this browser do to the session that they share. A browser that stores nothing gives each tab a session of its own. */
export function useOtherTabs({ onSignedOut, onEnded }: OtherTabs): void {
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      // Without a key, everything that the browser had stored is gone.
      if (key !== null && key !== TOKEN_KEY) return
      if (newValue === SIGNED_OUT) onSignedOut()
      else if (newValue === null && oldValue !== SIGNED_OUT) onEnded()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [onSignedOut, onEnded])
}
