import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waitsForOwner } from '#src/booking/appointment/status.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentList,
  Day,
  OwnList,
  StatusCounts,
  Summary,
  ValuesAnswer,
} from '#src/contract/generated/types.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { summaryQuery, valuesQuery } from '../data/figures/figures.ts'
import { type Obstacle, obstacleOf } from '../data/no-connection.ts'
import { ownListsQuery } from '../data/own-lists/own-lists.ts'
import { REPORT_ERRORS } from '../data/query-client.ts'
import { MAX_LISTED } from '../data/requests/load-all.ts'
import { changed, changedAlone, newest } from '../data/requests/change.ts'
import { usePendingChanges } from '../data/requests/change-mutation.ts'
import { countOf } from '../data/requests/counts.ts'
import { besideQuery, countsQuery, detailQuery, listQuery, visitsQuery } from '../data/requests/request-queries.ts'
import { NOT_CLOSED, WAITING } from '../requests-list/list-query.ts'
import { useEditedRows } from './use-edited-rows.ts'
import { useToday } from '../hooks/use-clock.ts'
import type { View } from './view.ts'
import { besideOf, countedOf, requestsOf, SHOWN_BESIDE, valuesOf } from './view-queries.ts'

export interface PageData {
  /** Identifies what the view shows: its filters and its page, or its days. */
  page: string
  /** The requests of the view, with the changes that are being saved; null until loaded, and in a view without a list. */
  list: AppointmentList | null
  /** When the list was loaded; ms. */
  loadedAt: number
  /** What kept the list from being loaded anew; null when nothing did. */
  obstacle: Obstacle | null
  /** The requests that have waited longest for an answer, in the view of a day, with `next` when there are more; null until loaded. */
  waiting: AppointmentList | null
  /** The latest past visits that are still confirmed, in the view of a day, with `next` when there are more; null until loaded. */
  notClosed: AppointmentList | null
  /** Number of the view's requests in each status; null until counted. */
  counts: StatusCounts | null
  /** Number of the view's requests on all pages; null until counted. */
  total: number | null
  /** The owner's own lists of requests, in the view of such a list; null until loaded. */
  ownLists: readonly OwnList[] | null
  /** The figures of all requests, always the server's; null until loaded. */
  summary: Summary | null
  /** How many of all requests wait for the owner; null until loaded. */
  waitingCount: number | null
  /** What the visits of the view's days are worth; null until loaded. */
  values: ValuesAnswer | null
  /** The open request, with the changes that are being saved; null while unknown, and once deleted. */
  opened: Appointment | null
  /** Whether something that a day shows beside its visits is loaded for the first time. */
  isBesideLoading: boolean
  /** The history of the open request, and why it could not be loaded. */
  detail: { data: AppointmentDetail | undefined; error: Error | null }
  /** Whether the view is loaded for the first time with these filters, page or days. */
  isLoading: boolean
}

/** Loads what a view and the open request show. */
export function usePageData(view: View, openId: string | null): PageData {
  const api = useApi()
  const { business } = useContent()
  const weekStart = weekStartOf(business.locale)
  const today = useToday(business.timeZone)
  const asked = requestsOf(view, weekStart, today)
  const askedDays = valuesOf(view, weekStart, today)?.toString() ?? null
  const pending = usePendingChanges()

  const isDay = view.kind === 'today'
  const keepsLast = isDay ? { placeholderData: keepPreviousData } : {}
  // The API has no filter for "of one crew or of none yet": a day of one crew loads all that waits, and shows the oldest of all crews until then.
  const most = isDay && view.crew !== '' ? MAX_LISTED : SHOWN_BESIDE
  const asksWaiting = besideQuery(api, 'waiting', besideOf(WAITING, view, weekStart, today, most)?.toString() ?? null)
  const oldest = useQuery({ ...asksWaiting, ...keepsLast })
  const openOfCrew = { ...NOT_CLOSED, crew: isDay ? view.crew : '' }
  const past = useQuery({ ...besideQuery(api, 'not closed', besideOf(openOfCrew, view, weekStart, today)?.toString() ?? null), ...keepsLast })
  const [waiting, notClosed] = [oldest.data ?? null, past.data ?? null]
  const counts = useQuery(countsQuery(api, asked && QUERIES[view.kind] === undefined ? countedOf(asked).toString() : null)).data ?? null
  const summary = useQuery(summaryQuery(api))
  const values = useQuery(valuesQuery(api, askedDays))
  const ownLists = useQuery({ ...ownListsQuery(api), enabled: view.kind === 'list' }).data ?? null
  // The largest answer is asked for last: the others come with it, and all are rendered at once.
  const { list, loadedAt, isLoading, obstacle } = useList(view, asked?.toString() ?? null)
  const shown = useEditedRows(list, loadedAt, asked?.toString() ?? null)
  const row = [list, waiting, notClosed].flatMap(shown => shown?.appointments ?? []).find(({ id }) => id === openId) ?? null
  // For a request on the list only the history can fail to load, and the drawer says so in its place.
  const detail = useQuery({ ...detailQuery(api, openId), ...(row === null && { meta: REPORT_ERRORS }) })
  const loaded = detail.data?.appointment ?? null
  const opened = row && loaded ? newest(row, loaded) : (row ?? loaded)

  return {
    page: `${asked} ${askedDays}`,
    list: shown && ofCrew(view, pending.reduce(changed, shown)),
    loadedAt,
    obstacle,
    waiting: waiting && matching(pending.reduce(changed, waiting), waitsForOwner),
    notClosed: notClosed && matching(pending.reduce(changed, notClosed), request => isNotClosed(request, today)),
    counts,
    total: counts && countOf(counts, view.kind === 'list' ? view.query.status : ''),
    ownLists,
    summary: summary.data?.summary ?? null,
    waitingCount: summary.data?.waiting ?? null,
    values: values.data ?? null,
    opened: pending.reduce<Appointment | null>((shown, change) => shown && changedAlone(shown, change), opened),
    isBesideLoading: [oldest, past, summary, values].some(({ isLoading }) => isLoading),
    detail: { data: detail.data, error: detail.error },
    isLoading: isLoading || (view.kind === 'value' && values.isLoading),
  }
}

/** Leaves out the requests that no longer belong to a list, after changes that are still being saved. */
function matching(list: AppointmentList, matches: (request: Appointment) => boolean): AppointmentList {
  return { ...list, appointments: list.appointments.filter(matches) }
}

/** Narrows what a view shows to its crew; all of it is loaded, so that the choice of another one shows at once. */
function ofCrew(view: View, list: AppointmentList): AppointmentList {
  if (!('crew' in view) || view.crew === '') return list
  return matching(list, ({ crew }) => String(crew) === view.crew)
}

function isNotClosed({ status, appointment_date: date }: Appointment, today: Day): boolean {
  return status === 'Confirmed' && date !== null && date < today
}

/** How views load a list that is whole. The other lists are pages of a longer one, and are counted. */
const QUERIES: Partial<Record<View['kind'], typeof listQuery>> = { today: listQuery, print: listQuery, calendar: visitsQuery }

/** Loads a view's list. The last list of the view stays shown while another is loading, and if that fails; in a view of one day, only that day's own. */
function useList(view: View, asked: string | null): Pick<PageData, 'list' | 'loadedAt' | 'isLoading' | 'obstacle'> {
  const api = useApi()
  const of = view.kind === 'today' || view.kind === 'print' ? view.day : view.kind
  const queryOf = QUERIES[view.kind] ?? listQuery
  const [last, setLast] = useState({ of, asked })
  const { data, dataUpdatedAt, isLoading, error } = useQuery(queryOf(api, of, asked))
  // Observed, not loaded: otherwise it would leave the cache, and changes saved meanwhile would not be written into it.
  const before = useQuery({ ...queryOf(api, of, last.of === of && last.asked !== asked ? last.asked : null), enabled: false })
  if (data !== undefined && (last.of !== of || last.asked !== asked)) setLast({ of, asked })
  const loadedAt = data === undefined ? before.dataUpdatedAt : dataUpdatedAt
  return { list: data ?? before.data ?? null, loadedAt, isLoading, obstacle: obstacleOf(error) }
}
