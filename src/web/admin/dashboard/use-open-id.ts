import { useCallback, useEffect, useRef } from 'react'
import { useHash } from '../hooks/use-hash.ts'
import { openIdOf, withOpen } from './open-id.ts'

export interface OpenId {
  /** The id of the open request, from the URL; null when none is. */
  openId: string | null
  open: (id: string) => void
  close: () => void
}

/** Tracks the open request as a history entry, so that the back button closes it and a reload keeps it open. */
export function useOpenId(): OpenId {
  const openId = openIdOf(useHash())
  /** Whether the previous history entry is the view without the request. */
  const wasOpenedHere = useRef(false)
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
    if (openId === null) wasOpenedHere.current = false
  }, [openId])
  const open = useCallback((id: string) => {
    wasOpenedHere.current = true
    location.hash = withOpen(location.hash, id)
  }, [])
  const close = useCallback(() => {
    // A second Escape must not go back a second entry, off the page.
    if (isClosing.current || openIdOf(location.hash) === null) return
    isClosing.current = true
    if (wasOpenedHere.current) history.back()
    else location.replace(withOpen(location.hash, null))
  }, [])
  return { openId, open, close }
}
