import { useEffect, useRef } from 'react'
import type { Sent } from './submit-request.ts'

/** The confirmation: what was sent, its reference and its price. */
export function SentPanel({ sent, again, onAgain }: { sent: Sent; again: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="sent">
      <div ref={box} role="alert" tabIndex={-1}>
        <h3>{sent.title}</h3>
        <p>{sent.message}</p>
        {sent.notes.map(note => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <dl>
        {sent.summary.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {sent.reference !== null && <p className="hint">{sent.reference}</p>}
      <button type="button" className="button plain" onClick={onAgain}>
        {again}
      </button>
    </div>
  )
}
