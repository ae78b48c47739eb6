import { hashOf, type ListQuery, PAGE_LENGTH } from './list-query.ts'

/** Leads through the pages of the list; there is none while one page shows everything. */
export function Pager({ query, total }: { query: ListQuery; total: number }) {
  const pages = Math.ceil(total / PAGE_LENGTH)
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label="Pages">
      <PageLink query={query} page={query.page - 1} pages={pages} title="Previous" />
      <span>
        Page {query.page} of {pages}
      </span>
      <PageLink query={query} page={query.page + 1} pages={pages} title="Next" />
    </nav>
  )
}

function PageLink({ query, page, pages, title }: { query: ListQuery; page: number; pages: number; title: string }) {
  if (page < 1 || page > pages)
    return (
      <span className="plain-button" aria-disabled="true">
        {title}
      </span>
    )
  return (
    <a className="plain-button" href={hashOf({ ...query, page })}>
      {title}
    </a>
  )
}
