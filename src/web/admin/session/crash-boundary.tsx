import { Component, type ReactNode } from 'react'
import { TABS } from '../dashboard/view.ts'
import type { Unsaved } from '../hooks/unsaved.ts'
import { LoadFailed } from '../ui/loading.tsx'

interface CrashBoundaryProps {
  unsaved: Unsaved
  children: ReactNode
}

/**
 * Says that a screen could not be drawn, where without it the page would be empty, and leads to the other screens. What was begun is kept, and comes back
 * once its screen can be drawn.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidMount(): void {
    addEventListener('hashchange', this.onMove)
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.onMove)
  }

  override componentDidCatch(): void {
    // Before effects of what was on the screen are cleaned up, which drops its input.
    this.props.unsaved.sessionEnded()
  }

  private readonly onMove = () => {
    if (!this.state.hasCrashed) return
    // What crashed may be a form that every screen would open again.
    this.props.unsaved.closeForms()
    this.setState({ hasCrashed: false })
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
        <nav aria-labelledby="other-screens">
          <p id="other-screens">Or go on with</p>
          <ul>
            {TABS.filter(([, { path }]) => path !== location.hash).map(([kind, { title, path }]) => (
              <li key={kind}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    )
  }
}
