import { apiQuery, EVERYTHING, type ListQuery, readQuery, sayQuery } from './list-query.ts'

/** What the dashboard shows; it stands in the address, so that the browser's back button and a saved link lead to it. */
export type View = { kind: 'list'; query: ListQuery } | { kind: 'trash'; search: string; page: number }

/** What each view is called, and where it is. */
export const VIEWS: Readonly<Record<View['kind'], { title: string; path: string }>> = {
  list: { title: 'Requests', path: '#/admin' },
  trash: { title: 'Trash', path: '#/admin/trash' },
}

const KINDS = Object.keys(VIEWS) as readonly View['kind'][]

/** The view that an address's hash says, `#/admin/trash?page=2`; the list when it says none. */
export function readView(hash: string): View {
  const [path, text = ''] = hash.split('?', 2)
  const said = new URLSearchParams(text)
  switch (KINDS.find(kind => VIEWS[kind].path === path)) {
    case 'trash': {
      const { search, page } = readQuery(said)
      return { kind: 'trash', search, page }
    }
    case 'list':
    case undefined:
      return { kind: 'list', query: readQuery(said) }
  }
}

/** The hash that says a view. */
export function hashOf(view: View): string {
  const said = saidOf(view).toString()
  return said === '' ? VIEWS[view.kind].path : `${VIEWS[view.kind].path}?${said}`
}

function saidOf(view: View): URLSearchParams {
  switch (view.kind) {
    case 'list':
      return sayQuery(view.query)
    case 'trash':
      return sayQuery({ ...EVERYTHING, search: view.search, page: view.page })
  }
}

/** The requests that a view shows, as the API is asked for them. */
export function requestsOf(view: View): URLSearchParams {
  switch (view.kind) {
    case 'list':
      return apiQuery(view.query)
    case 'trash': {
      const asked = apiQuery({ ...EVERYTHING, sort: 'deleted_at desc', search: view.search, page: view.page })
      asked.set('deleted', 'true')
      return asked
    }
  }
}
