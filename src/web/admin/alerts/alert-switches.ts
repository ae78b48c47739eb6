import { deviceSwitch } from '../hooks/device-switch.ts'

/** Whether the browser shows a notification of a new request while the page is in the background. */
export const useNotifications = deviceSwitch('adminNotifications', false)

/** Whether a new request sounds. */
export const useSound = deviceSwitch('adminSound', false)
