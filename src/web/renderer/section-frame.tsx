import type { ReactNode } from 'react'
import { usePage } from './page-view.ts'

interface SectionFrameProps {
  id: string
  /** Selected on by the styles. */
  kind: string
  title: string
  text?: string | undefined
  children: ReactNode
}

/** A section, labelled by its heading. */
export function SectionFrame({ id, kind, title, text, children }: SectionFrameProps) {
  const page = usePage()
  const titleId = `${id}-title`
  return (
    <section className={kind} id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <div className="lead">
          <h2 id={titleId}>{page.text(title)}</h2>
          {text !== undefined && <p>{page.text(text)}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
