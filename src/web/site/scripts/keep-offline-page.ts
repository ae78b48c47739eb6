import { whenIdle } from './when-idle.ts'

/** Registers the service worker with the offline page. Optional: browsers allow it on secure pages only. */
export function keepOfflinePage(): void {
  const { serviceWorker } = navigator as Partial<Navigator>
  whenIdle(() => void serviceWorker?.register('/sw.js').catch(() => {}))
}
