import { useCallback, useEffect, useRef } from 'react'
import { useHash } from '../hooks/use-hash.ts'
import { openIdOf, withOpen } from './view.ts'

interface OpenId {
  /** The request that the address says is open; null when none is. */
  openId: string | null
  open: (id: string) => void
  close: () => void
}

/** Which request is open: a step of the browser's history, so that its back button closes it, and a reload leaves it open. */
export function useOpenId(): OpenId {
  const openId = openIdOf(useHash())
  /** Whether the step before this one is the view without it. */
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
    // Who presses Escape twice leaves one request, and not the page.
    if (isClosing.current || openIdOf(location.hash) === null) return
    isClosing.current = true
    if (wasOpenedHere.current) history.back()
    else location.replace(withOpen(location.hash, null))
  }, [])
  return { openId, open, close }
}
