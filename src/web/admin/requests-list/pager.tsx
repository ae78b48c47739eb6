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

/** The page whose link was pressed: its head is scrolled to; going back, the browser scrolls by itself. A module variable, since the component unmounts until all rows are rendered. */
let turnedTo: number | null = null

/** Links to the pages of a list, each of which begins at its head; absent when one page shows everything. */
export function Pager({ page, total, hashOf }: PagerProps) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (turnedTo !== page) return
    turnedTo = null
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
      <a className="plain-button" href={hashOf(to)} onClick={() => (turnedTo = to)}>
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
