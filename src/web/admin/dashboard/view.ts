import { isCalendarDay } from '#src/catalog/days.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { isSpan, type Span } from '../calendar/span.ts'
import type { PeriodKind, ReportKind } from '../value/periods.ts'
import { EVERYTHING, type ListQuery, readQuery, writeQuery } from '../requests-list/list-query.ts'

/** A day's job sheet: a page for each visit, or one list of them. */
export type SheetKind = 'visits' | 'list'

/** What is on paper: a job sheet of a day or of one visit, or a request for its customer. */
type PaperKind = SheetKind | 'visit' | 'copy'

/** What the dashboard shows. Kept in the URL hash, so that the back button and bookmarks restore it. */
export type View =
  /** The visits of a day, and what waits for an answer; `crew` is the number of a crew, or empty for all. */
  | { kind: 'today'; day: Day; crew: string }
  | { kind: 'list'; query: ListQuery }
  /** A day with its week or its month; a null `span` is what the width has room for. */
  | { kind: 'calendar'; day: Day; span: Span | null; crew: string }
  /** Customers that a search finds, from a place in their order on; or the customer of a request. */
  | { kind: 'customers'; search: string; after: string; of: string }
  /** The weeks or months around the one of a day, or the report of its year or month beside the year before. */
  | { kind: 'value'; by: PeriodKind | ReportKind; day: Day }
  | { kind: 'trash'; search: string; page: number }
  /** On paper; `of` is the id of the request, if it is only one. */
  | { kind: 'print'; day: Day; as: PaperKind; of: string; crew: string }

/** The views that can be narrowed to the visits of one crew. */
export type CrewView = Extract<View, { kind: 'today' | 'calendar' | 'print' }>

/** Title and path of each view. */
export const VIEWS: Readonly<Record<View['kind'], { title: string; path: string }>> = {
  today: { title: 'Today', path: '#/admin/today' },
  list: { title: 'Requests', path: '#/admin/requests' },
  calendar: { title: 'Calendar', path: '#/admin/calendar' },
  customers: { title: 'Customers', path: '#/admin/customers' },
  value: { title: 'Value', path: '#/admin/value' },
  trash: { title: 'Trash', path: '#/admin/trash' },
  print: { title: 'Print', path: '#/admin/print' },
}

/** The views that have a tab: what is on paper is opened from what it shows. */
export const TABS = Object.entries(VIEWS).filter(([kind]) => kind !== 'print')

const PERIODS = ['week', 'month', 'year', 'month-report'] as const

const KINDS = Object.keys(VIEWS) as readonly View['kind'][]

/** The view that `#/admin` opens. */
export type HomeView = 'today' | 'list'

/** Reads a view from a hash, `#/admin/trash?page=2`; the list by default. A day outside this century is replaced by today. */
export function readView(hash: string, today: Day, home: HomeView = 'list'): View {
  const [path, text = ''] = hash.split('?', 2)
  const params = new URLSearchParams(text)
  const isHome = path === '#/admin' && writeQuery(readQuery(params)).size === 0
  switch (isHome ? home : KINDS.find(kind => VIEWS[kind].path === path)) {
    case 'today':
      return { kind: 'today', day: readDay(params) ?? today, crew: readCrew(params) }
    case 'calendar': {
      const span = params.get('span')
      return { kind: 'calendar', day: readDay(params) ?? today, span: isSpan(span) ? span : null, crew: readCrew(params) }
    }
    case 'value':
      return { kind: 'value', by: PERIODS.find(by => by === params.get('by')) ?? 'week', day: readDay(params) ?? today }
    case 'customers':
      return { kind: 'customers', search: params.get('search') ?? '', after: params.get('after') ?? '', of: params.get('of') ?? '' }
    case 'trash': {
      const { search, page } = readQuery(params)
      return { kind: 'trash', search, page }
    }
    case 'print': {
      const of = params.get('of') ?? ''
      return { kind: 'print', day: readDay(params) ?? today, as: readPaper(params.get('as'), of !== ''), of, crew: of === '' ? readCrew(params) : '' }
    }
    case 'list':
    case undefined:
      return { kind: 'list', query: readQuery(params) }
  }
}

function readPaper(as: string | null, isOfOne: boolean): PaperKind {
  if (isOfOne) return as === 'visit' ? 'visit' : 'copy'
  return as === 'list' ? 'list' : 'visits'
}

function readCrew(params: URLSearchParams): string {
  return params.get('crew') ?? ''
}

function readDay(params: URLSearchParams): Day | null {
  const day = params.get('day') ?? ''
  return isCalendarDay(day) ? day : null
}

/** Which screen a hash opens, whatever is searched for, filtered or open there. */
export function screenOf(hash: string): string {
  const [path = '', text] = hash.split('?', 2)
  return `${path} ${new URLSearchParams(text).get('of') ?? ''}`
}

/** Returns the hash of a view. */
export function hashOf(view: View): string {
  const params = paramsOf(view).toString()
  return params === '' ? VIEWS[view.kind].path : `${VIEWS[view.kind].path}?${params}`
}

function paramsOf(view: View): URLSearchParams {
  switch (view.kind) {
    case 'list':
      return writeQuery(view.query)
    case 'today':
      return given({ day: view.day, crew: view.crew })
    case 'calendar':
      return given({ day: view.day, span: view.span ?? '', crew: view.crew })
    case 'value':
      return new URLSearchParams({ by: view.by, day: view.day })
    case 'customers':
      return given({ search: view.search, after: view.after, of: view.of })
    case 'trash':
      return writeQuery({ ...EVERYTHING, search: view.search, page: view.page })
    case 'print':
      return view.as === 'copy' ? new URLSearchParams({ of: view.of }) : given({ day: view.day, as: view.as, of: view.of, crew: view.crew })
  }
}

/** Returns parameters without the empty ones. */
function given(params: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(params).filter(([, text]) => text !== ''))
}

/** Returns the hash of the customer of a request. */
export function hashOfCustomer(id: string): string {
  return hashOf({ kind: 'customers', search: '', after: '', of: id })
}

/** Returns the hash of a day's job sheet, of one crew or of all. */
export function hashOfSheet(day: Day, crew: string, as: SheetKind = 'visits'): string {
  return hashOf({ kind: 'print', day, as, of: '', crew })
}

/** Returns the hash of the job sheet of one visit. */
export function hashOfVisitSheet(id: string, day: Day): string {
  return hashOf({ kind: 'print', day, as: 'visit', of: id, crew: '' })
}

/** Returns the hash of a request on paper, for its customer. */
export function hashOfCopy(id: string): string {
  return hashOf({ kind: 'print', day: '', as: 'copy', of: id, crew: '' })
}
