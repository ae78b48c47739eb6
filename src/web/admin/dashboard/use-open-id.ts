import { useCallback, useEffect, useRef } from 'react'
import { useHash } from '../hooks/use-hash.ts'
import { openerOf } from '../request/request-element.ts'
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
  /** The request that is closed although nothing was pressed here to open it: the browser has nowhere to return the focus to. */
  const closed = useRef<string | null>(null)
  useEffect(() => {
    isClosing.current = false
    if (openId !== null) return
    wasOpenedHere.current = false
    if (closed.current !== null) openerOf(closed.current)?.focus()
    closed.current = null
  }, [openId])
  const open = useCallback((id: string) => {
    wasOpenedHere.current = true
    location.hash = withOpen(location.hash, id)
  }, [])
  const close = useCallback(() => {
    // A second Escape must not go back a second entry, off the page.
    const id = openIdOf(location.hash)
    if (isClosing.current || id === null) return
    isClosing.current = true
    if (wasOpenedHere.current) return history.back()
    closed.current = id
    location.replace(withOpen(location.hash, null))
  }, [])
  return { openId, open, close }
}
