import { whenIdle } from './when-idle.ts'

/** Lets the browser keep the page for visitors without a connection; browsers do so for secure pages only, and all else works without it. */
export function keepOfflinePage(): void {
  const { serviceWorker } = navigator as Partial<Navigator>
  whenIdle(() => void serviceWorker?.register('/sw.js').catch(() => {}))
}
