import { deviceSwitch } from './device-switch.ts'

/** Whether keys of one character are shortcuts, and how to turn that off: they must not be forced on anybody (WCAG 2.1.4). */
export const useShortcuts = deviceSwitch('adminShortcuts', true)
