import type { RefObject } from 'react'
import { useContent } from '../data/content/admin-content.ts'
import { useFocusKept } from '../hooks/use-focus-kept.ts'
import { countText } from '../texts/count-text.ts'

interface ViewTitleProps {
  text: string
  /** Number of the view's requests on all pages; null where none are counted. */
  total: number | null
  title: RefObject<HTMLHeadingElement | null>
}

/** The heading of a view, which takes the focus that the view before has taken along. */
export function ViewTitle({ text, total, title }: ViewTitleProps) {
  const { business } = useContent()
  useFocusKept(title)
  return (
    <h2 id="requests-title" tabIndex={-1} ref={title}>
      {text} {total !== null && <span className="count">{countText(total, business.locale)}</span>}
    </h2>
  )
}
