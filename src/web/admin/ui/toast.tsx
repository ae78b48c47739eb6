import type { ReactNode } from 'react'

interface ToastProps {
  text: ReactNode
  /** What can be done about it. */
  children?: ReactNode
}

/** A line that tells of something, with what can be done about it in the same row. */
export function Toast({ text, children }: ToastProps) {
  return (
    <div className="toast">
      <span>{text}</span>
      {children}
    </div>
  )
}
