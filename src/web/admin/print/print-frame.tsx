import type { ReactNode } from 'react'

interface PrintFrameProps {
  /** What can be chosen of what is printed. */
  choices?: ReactNode
  /** Whether all that is printed is there. */
  isReady: boolean
  children: ReactNode
}

/** A sheet of paper on the screen, and the bar above it that is not printed. */
export function PrintFrame({ choices, isReady, children }: PrintFrameProps) {
  return (
    <main className="print-frame">
      <div className="print-bar">
        <button type="button" className="plain-button" onClick={leave}>
          Back
        </button>
        {choices}
        <button type="button" className="main-button" aria-disabled={!isReady} onClick={() => isReady && print()}>
          Print
        </button>
      </div>
      <div className="paper">{children}</div>
    </main>
  )
}

/** Where it was opened from; in a tab that began here, to the first view. */
function leave(): void {
  if (history.length > 1) history.back()
  else location.replace('#/admin')
}
