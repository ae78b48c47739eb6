import type { ReactNode } from 'react'

/** Shown only when loading takes long enough to be noticed: its styles delay it. */
export function Loading() {
  return <output className="loading">Loading…</output>
}

/** Shown in place of what could not be loaded; the children say why. */
export function LoadFailed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className="load-failed">
      {children}
      <button type="button" className="main-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
