import type { ReactNode } from 'react'

interface EmptyProps {
  says: string
  /** What will stand here, and how it gets here. */
  detail?: string
  /** What to do now: a link or a button. */
  children: ReactNode
}

/** Shown in place of a list without entries. */
export function Empty({ says, detail, children }: EmptyProps) {
  return (
    <div className="empty">
      <p>{says}</p>
      {detail !== undefined && <p>{detail}</p>}
      <p>{children}</p>
    </div>
  )
}
