import { useId } from 'react'
import { useNotifications, useSound } from './alert-switches.ts'
import { chime, unlockSound } from './chime.ts'
import { showNotification } from './notification.ts'
import { askPermission, type Permission, usePermission } from './permission.ts'

/** Why the browser shows no notifications, and what can be done about it. */
const HINDRANCES: Partial<Record<Permission, string>> = {
  denied:
    'This browser blocks notifications of this page. To allow them, press the sign beside the address, set Notifications to Allow, and tick this again.',
  unsupported: 'This browser has no notifications for this page. On an iPhone or iPad, add it to the Home Screen first.',
}

/** How this device tells of new requests: by notification, by sound, by neither at first. */
export function AlertOptions() {
  const id = useId()
  const permission = usePermission()
  const [isNotified, turnNotifications] = useNotifications()
  const [sounds, turnSound] = useSound()
  const hindrance = HINDRANCES[permission]
  const notify = async (isOn: boolean) => {
    const isAllowed = isOn && (permission === 'granted' || (await askPermission()) === 'granted')
    turnNotifications(isAllowed)
    if (isAllowed) showNotification({ title: 'Notifications are on', body: 'New requests will be told like this.', hash: location.hash }, () => {})
  }
  const sound = async (isOn: boolean) => {
    turnSound(isOn)
    if (!isOn) return
    await unlockSound()
    await chime()
  }
  return (
    <section>
      <h3>New requests</h3>
      <p>On this device, while the admin is open in it:</p>
      <div className="alert-options">
        <label className="checkable">
          <input
            type="checkbox"
            checked={isNotified && permission === 'granted'}
            disabled={hindrance !== undefined}
            aria-describedby={`${id}-notifications`}
            onChange={event => void notify(event.currentTarget.checked)}
          />
          Notify me while I look at something else
        </label>
        <p className="hint" id={`${id}-notifications`} aria-live="polite">
          {hindrance ?? 'With name and service; a press opens the request.'}
        </p>
        <label className="checkable">
          <input type="checkbox" checked={sounds} aria-describedby={`${id}-sound`} onChange={event => void sound(event.currentTarget.checked)} />
          Play a sound
        </label>
        <p className="hint" id={`${id}-sound`}>
          Browsers allow it once this page has been pressed after it was opened.
        </p>
      </div>
    </section>
  )
}
