import { isAdminHash } from '../../admin-hash.ts'
import { deviceSwitch } from './device-switch.ts'

/** Whether keys of one character are shortcuts, and how to turn that off: they must not be forced on anybody (WCAG 2.1.4). */
export const useShortcuts = deviceSwitch('adminShortcuts', true)

/** Whether a key belongs to a field, to a dialog, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !isAdminHash(location.hash)) return true
  if (document.querySelector('#admin dialog[open]') !== null) return true
  return event.target instanceof Element && event.target.closest('input:not([type=checkbox]), select, textarea') !== null
}
