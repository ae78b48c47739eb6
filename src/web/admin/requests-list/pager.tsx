import { useEffect, useRef } from 'react'
import { focusTitle } from '../ui/focus-title.ts'
import { PAGE_LENGTH } from './list-query.ts'

interface PagerProps {
  page: number
  /** Number of entries on all pages; null until counted. */
  total: number | null
  /** The address of a page. */
  hashOf: (page: number) => string
}

/** Links to the pages of a list, each of which begins at its head; absent when one page shows everything. */
export function Pager({ page, total, hashOf }: PagerProps) {
  const nav = useRef<HTMLElement>(null)
  /** The page whose link was pressed: only that leads to its head, on the way back the browser scrolls. */
  const turnedTo = useRef<number | null>(null)
  useEffect(() => {
    if (turnedTo.current !== page) return
    turnedTo.current = null
    focusTitle()
    nav.current?.closest('section')?.scrollIntoView()
  }, [page])
  const pages = Math.ceil((total ?? 0) / PAGE_LENGTH)
  if (pages <= 1) return null
  const link = (to: number, title: string) =>
    to < 1 || to > pages ? (
      <span className="plain-button" aria-disabled="true">
        {title}
      </span>
    ) : (
      <a className="plain-button" href={hashOf(to)} onClick={() => (turnedTo.current = to)}>
        {title}
      </a>
    )
  return (
    <nav className="pager" aria-label="Pages" ref={nav}>
      {link(page - 1, 'Previous')}
      <span>
        Page {page} of {pages}
      </span>
      {link(page + 1, 'Next')}
    </nav>
  )
}
