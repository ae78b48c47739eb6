import type { ReactNode } from 'react'
import { usePage } from './page-view.ts'

/** A titled part: folded under its title on the mobile layout, open under a heading on the desktop's. */
export function Fold({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const { layout } = usePage()
  const heading = <h3 id={id}>{title}</h3>
  if (layout === 'desktop')
    return (
      <div>
        {heading}
        {children}
      </div>
    )
  return (
    <details>
      <summary>{heading}</summary>
      {children}
    </details>
  )
}
