import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../admin-api.ts'
import { listRequests } from './requests-api.ts'

/** Maximum `limit` of the API: requests in one list. */
export const MAX_LISTED = 500

/** Loads all pages of a list; a request that changes its page meanwhile is in the list once. @throws the server's error. */
export async function loadAll(api: AdminApi, query: URLSearchParams): Promise<Pick<AppointmentList, 'appointments'>> {
  const asked = new URLSearchParams(query)
  asked.set('limit', String(MAX_LISTED))
  const all = new Map<string, Appointment>()
  for (let page = 1; ; page++) {
    asked.set('page', String(page))
    const { appointments, next } = await listRequests(api, asked.toString())
    for (const request of appointments) all.set(request.id, request)
    if (next === undefined) return { appointments: [...all.values()] }
  }
}
