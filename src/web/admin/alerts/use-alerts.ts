import { useEffect } from 'react'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { type Arrival, arrivalsText } from '../toasts/toast-state.ts'
import { withOpen } from '../dashboard/open-id.ts'
import { VIEWS } from '../dashboard/view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useNotifications, useSound } from './alert-switches.ts'
import { chime, unlockSound } from './chime.ts'
import { onNotificationPressed, showNotification } from './notification.ts'
import { readPermission } from './permission.ts'
import { useSpeaker } from './use-speaker.ts'

interface Alerts {
  /** Whether this tab speaks, and so must hear news in the background too. */
  isSpeaker: boolean
  /** Tells of requests that have arrived, as this device's owner allows it; of one alone with what it asks for. */
  speak: (arrivals: readonly Arrival[], only: Appointment | null) => void
}

/** The sound and the notifications of new requests. */
export function useAlerts(): Alerts {
  const content = useContent()
  const [isNotified] = useNotifications()
  const [sounds] = useSound()
  const isSpeaker = useSpeaker(isNotified || sounds)
  useUnlocked(sounds)
  useEffect(() => onNotificationPressed(follow), [])
  const speak = (arrivals: readonly Arrival[], only: Appointment | null) => {
    if (!isSpeaker) return
    if (isNotified && document.visibilityState === 'hidden' && readPermission() === 'granted') {
      const hash = withOpen(VIEWS.list.path, only?.id ?? null)
      const body = only === null ? '' : serviceTitle(only, content)
      showNotification({ title: arrivalsText(arrivals), body, hash }, follow)
    } else if (sounds) void chime()
  }
  return { isSpeaker, speak }
}

/** Lets the page play sounds from the first press on it, as browsers demand. The press that turned the sound on counts. */
function useUnlocked(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const leave = new AbortController()
    const unlock = () => void unlockSound().then(() => leave.abort())
    for (const press of ['pointerup', 'keydown']) addEventListener(press, unlock, { signal: leave.signal })
    return () => leave.abort()
  }, [isWanted])
}

/** Opens an address within the admin, unless that would cover what is being done. */
function follow(hash: string): void {
  if (document.querySelector('#admin dialog[open]') === null) location.hash = hash
}
