import { queryOptions } from '@tanstack/react-query'
import { customerDetail, customerList, dayNotes, noteList, photo } from '#src/contract/generated/admin-answers.ts'
import type { Day, NewNote, Note } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import { BACKGROUND_REFRESH, refetchIfOutdated, REPORT_ERRORS } from '../query-client.ts'
import { DETAIL } from '../requests/request-queries.ts'

/** First part of the query keys. */
export const CUSTOMERS = 'customers'

/** A page of customers. */
export function customersQuery(api: AdminApi, query: string) {
  const ask = async () => expectShape(customerList, await api.get(`/api/v1/customers?${query}`))
  return queryOptions({
    queryKey: [CUSTOMERS, 'list', query],
    queryFn: ({ client }) => refetchIfOutdated(client, ask),
    ...BACKGROUND_REFRESH,
    meta: REPORT_ERRORS,
  })
}

/** The customer of a request. */
export function customerQuery(api: AdminApi, id: string) {
  const ask = async () => expectShape(customerDetail, await api.get(`/api/v1/customers/${encodeURIComponent(id)}`))
  return queryOptions({
    queryKey: [CUSTOMERS, 'of', id],
    queryFn: ({ client }) => refetchIfOutdated(client, ask),
    ...BACKGROUND_REFRESH,
    meta: REPORT_ERRORS,
  })
}

/** The notes on a request and on its customer's other requests. The key begins as the open request's (`DETAIL`), so that an erased request is not loaded again. */
export function notesQuery(api: AdminApi, id: string) {
  const ask = async () => expectShape(noteList, await api.get(`/api/v1/appointments/${encodeURIComponent(id)}/notes`)).notes
  return queryOptions({ queryKey: [DETAIL, id, 'notes'], queryFn: ask, ...BACKGROUND_REFRESH })
}

/** The notes on the visits of a day and on their customers, by visit, newest first. */
export function dayNotesQuery(api: AdminApi, day: Day) {
  const ask = async () => expectShape(dayNotes, await api.get(`/api/v1/notes?day=${day}`)).visits
  return queryOptions({
    queryKey: [CUSTOMERS, 'notes', day],
    queryFn: ({ client }) => refetchIfOutdated(client, ask),
    select: (visits): ReadonlyMap<string, readonly Note[]> => new Map(visits.map(({ appointment_id, notes }) => [appointment_id, notes])),
    ...BACKGROUND_REFRESH,
    meta: REPORT_ERRORS,
  })
}

/** A photo of a note, which never changes. */
export function photoQuery(api: AdminApi, id: string) {
  return queryOptions({
    queryKey: ['photo', id],
    queryFn: async () => expectShape(photo, await api.get(`/api/v1/photos/${encodeURIComponent(id)}`)),
    staleTime: Infinity,
  })
}

/** Writes a note on a request. */
export async function writeNote(api: AdminApi, id: string, note: NewNote): Promise<void> {
  await api.send('POST', `/api/v1/appointments/${encodeURIComponent(id)}/notes`, note)
}

export async function deleteNote(api: AdminApi, id: string): Promise<void> {
  await api.send('DELETE', `/api/v1/notes/${encodeURIComponent(id)}`)
}

/** Says that the customers of two requests are the same person. */
export async function mergeCustomers(api: AdminApi, id: string, other: string): Promise<void> {
  await api.send('POST', `/api/v1/customers/${encodeURIComponent(id)}/merges`, { with: other })
}

export async function takeMergeBack(api: AdminApi, id: string): Promise<void> {
  await api.send('DELETE', `/api/v1/merges/${encodeURIComponent(id)}`)
}
