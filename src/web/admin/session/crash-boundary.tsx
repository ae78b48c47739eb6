import { Component, type ReactNode } from 'react'
import type { Unsaved } from '../hooks/unsaved.ts'
import { LoadFailed } from '../ui/loading.tsx'

interface CrashBoundaryProps {
  unsaved: Unsaved
  children: ReactNode
}

/** Says that a screen could not be drawn, where without it the page would be empty; what was begun is kept for when it is loaded again. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(): void {
    // Before effects of what was on the screen are cleaned up, which drops its input.
    this.props.unsaved.sessionEnded()
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children
    const words = this.props.unsaved.isWorkKept() ? ' What you had begun is kept, and comes back.' : ''
    return (
      <main className="crashed">
        <LoadFailed onRetry={() => location.reload()}>
          <p role="alert">
            <b>Something on this screen could not be shown.</b>
            {words}
          </p>
        </LoadFailed>
      </main>
    )
  }
}
