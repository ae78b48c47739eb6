import type { ReactNode } from 'react'

/** The heading of a screen. It takes focus when its screen appears, so that keyboard and screen reader start there. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={focus}>
      {children}
    </h1>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
