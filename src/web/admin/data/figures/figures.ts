import { queryOptions, skipToken } from '@tanstack/react-query'
import { bestCustomers, couponUses, reportAnswer, summaryAnswer, valuesAnswer } from '#src/contract/generated/admin-answers.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import { refetchIfOutdated, SCREEN_DATA, REPORT_ERRORS } from '../query-client.ts'

/** First part of the query keys. */
export const FIGURES = 'figures'

interface Days {
  first: Day
  last: Day
}

/** The figures of all requests, and how many wait for the owner. */
export function summaryQuery(api: AdminApi) {
  const ask = async () => expectShape(summaryAnswer, await api.get('/api/v1/appointments/summary'))
  return queryOptions({
    queryKey: [FIGURES, 'summary'],
    queryFn: ({ client }) => refetchIfOutdated(client, ask),
    ...SCREEN_DATA,
    meta: REPORT_ERRORS,
  })
}

/** What the visits of a range of days are worth; a null `query` disables it. */
export function valuesQuery(api: AdminApi, query: string | null) {
  const ask = async () => expectShape(valuesAnswer, await api.get(`/api/v1/appointments/values?${query}`))
  return queryOptions({
    queryKey: [FIGURES, 'values', query],
    queryFn: query === null ? skipToken : ({ client }) => refetchIfOutdated(client, ask),
    ...SCREEN_DATA,
    meta: REPORT_ERRORS,
  })
}

/** How often discount codes are used. */
export function couponsQuery(api: AdminApi) {
  const ask = async () => expectShape(couponUses, await api.get('/api/v1/coupons')).coupons
  return queryOptions({
    queryKey: [FIGURES, 'coupons'],
    queryFn: ({ client }) => refetchIfOutdated(client, ask),
    ...SCREEN_DATA,
    meta: REPORT_ERRORS,
  })
}

/** What completed requests have brought from one day to another, by month and service. */
export function reportQuery(api: AdminApi, { first, last }: Days) {
  const query = new URLSearchParams({ from: first, until: last }).toString()
  const ask = async () => expectShape(reportAnswer, await api.get(`/api/v1/appointments/report?${query}`)).groups
  return queryOptions({
    queryKey: [FIGURES, 'report', query],
    queryFn: ({ client }) => refetchIfOutdated(client, ask),
    ...SCREEN_DATA,
    meta: REPORT_ERRORS,
  })
}

/** The customers with the highest completed value of a period, each with that of the period before. */
export function bestCustomersQuery(api: AdminApi, { now, before }: { now: Days; before: Days }) {
  const days = { from: now.first, until: now.last, before_from: before.first, before_until: before.last }
  const query = new URLSearchParams(days).toString()
  const ask = async () => expectShape(bestCustomers, await api.get(`/api/v1/customers/best?${query}`)).customers
  return queryOptions({
    queryKey: [FIGURES, 'customers', query],
    queryFn: ({ client }) => refetchIfOutdated(client, ask),
    ...SCREEN_DATA,
    meta: REPORT_ERRORS,
  })
}
