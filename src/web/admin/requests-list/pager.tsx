import { PAGE_LENGTH } from './list-query.ts'

interface PagerProps {
  page: number
  /** Number of entries on all pages; null until counted. */
  total: number | null
  /** The address of a page. */
  hashOf: (page: number) => string
}

/** Links to the pages of a list; absent when one page shows everything. */
export function Pager({ page, total, hashOf }: PagerProps) {
  const pages = Math.ceil((total ?? 0) / PAGE_LENGTH)
  if (pages <= 1) return null
  const link = (to: number, title: string) =>
    to < 1 || to > pages ? (
      <span className="plain-button" aria-disabled="true">
        {title}
      </span>
    ) : (
      <a className="plain-button" href={hashOf(to)}>
        {title}
      </a>
    )
  return (
    <nav className="pager" aria-label="Pages">
      {link(page - 1, 'Previous')}
      <span>
        Page {page} of {pages}
      </span>
      {link(page + 1, 'Next')}
    </nav>
  )
}
