import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment, AppointmentDetail, AppointmentList, StatusCounts, Summary, ValuesAnswer } from '#src/contract/generated/types.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { summaryQuery, valuesQuery } from '../data/figures/figures.ts'
import { REPORT_ERRORS } from '../data/query-client.ts'
import { changed, changedAlone, newest } from '../data/requests/change.ts'
import { usePendingChanges } from '../data/requests/change-mutation.ts'
import { countOf } from '../data/requests/counts.ts'
import { countsQuery, detailQuery, listQuery } from '../data/requests/request-queries.ts'
import { useToday } from '../hooks/use-clock.ts'
import { countedOf, requestsOf, valuesOf, type View } from './view.ts'

export interface PageData {
  /** Identifies what the view shows: its filters and its page, or its days. */
  page: string
  /** The requests of the view, with the changes that are being saved; null until loaded, and in a view without a list. */
  list: AppointmentList | null
  /** Number of the view's requests in each status; null until counted. */
  counts: StatusCounts | null
  /** Number of the view's requests on all pages; null until counted. */
  total: number | null
  /** The figures of all requests, always the server's; null until loaded. */
  summary: Summary | null
  /** What the visits of the view's days are worth; null until loaded. */
  values: ValuesAnswer | null
  /** The open request, with the changes that are being saved; null while unknown, and once deleted. */
  opened: Appointment | null
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
  const asked = requestsOf(view, weekStart, useToday(business.timeZone))
  const askedDays = valuesOf(view, weekStart)?.toString() ?? null
  const pending = usePendingChanges()

  const { list, isLoading } = useList(view.kind, asked?.toString() ?? null)
  const counts = useQuery(countsQuery(api, asked && countedOf(asked).toString())).data ?? null
  const summary = useQuery(summaryQuery(api))
  const values = useQuery(valuesQuery(api, askedDays))
  const row = list?.appointments.find(({ id }) => id === openId) ?? null
  // For a request on the list only the history can fail to load, and the drawer says so in its place.
  const detail = useQuery({ ...detailQuery(api, openId), ...(row === null && { meta: REPORT_ERRORS }) })
  const loaded = detail.data?.appointment ?? null
  const opened = row && loaded ? newest(row, loaded) : (row ?? loaded)

  return {
    page: `${asked} ${askedDays}`,
    list: list && pending.reduce(changed, list),
    counts,
    total: counts && countOf(counts, view.kind === 'list' ? view.query.status : ''),
    summary: summary.data ?? null,
    values: values.data ?? null,
    opened: pending.reduce<Appointment | null>((shown, change) => shown && changedAlone(shown, change), opened),
    detail: { data: detail.data, error: detail.error },
    isLoading: isLoading || values.isLoading,
  }
}

/** A list, which stays shown while another of the same view is loading, and if that fails. */
function useList(view: View['kind'], asked: string | null): { list: AppointmentList | null; isLoading: boolean } {
  const api = useApi()
  const [last, setLast] = useState({ view, asked })
  const { data, isLoading } = useQuery(listQuery(api, view, asked))
  // Observed, not loaded: otherwise it would leave the cache, and changes saved meanwhile would not be written into it.
  const before = useQuery({ ...listQuery(api, view, last.view === view ? last.asked : asked), enabled: false })
  if (data !== undefined && (last.view !== view || last.asked !== asked)) setLast({ view, asked })
  return { list: data ?? before.data ?? null, isLoading }
}
