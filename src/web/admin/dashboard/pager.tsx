import { PAGE_LENGTH } from './list-query.ts'

interface PagerProps {
  page: number
  /** How many there are on all pages; null while that is not known. */
  total: number | null
  /** The address of a page. */
  hashOf: (page: number) => string
}

/** Leads through the pages of a list; there is none while one page shows everything. */
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
