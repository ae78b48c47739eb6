import { useEffectEvent, useLayoutEffect } from 'react'
import { isAdminHash } from '../../admin-hash.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Gives every key that is pressed outside fields and dialogs to `onKey`, as long as shortcuts are on; it returns whether the key is one of its own. */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const [hasShortcuts] = useShortcuts()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForOthers(event) && onKey(event)) event.preventDefault()
  })
  // A layout effect: a passive one listens only after the paint, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (!hasShortcuts) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [hasShortcuts])
}

/** Whether a key belongs to a field, to a dialog, or to the browser. */
function isForOthers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !isAdminHash(location.hash)) return true
  if (event.target instanceof Element && event.target.closest('input:not([type=checkbox]), select, textarea') !== null) return true
  // Last: it searches the whole page, which every key in a field would wait for.
  return document.querySelector('#admin dialog[open]') !== null
}
