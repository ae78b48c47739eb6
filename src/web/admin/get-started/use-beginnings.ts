import { useQuery } from '@tanstack/react-query'
import type { Summary } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'
import { allOf } from '../data/requests/counts.ts'
import { countsQuery } from '../data/requests/request-queries.ts'
import { type Beginnings, FEW } from './first-steps.ts'

/** Loads how far an owner has come who has few requests; null until loaded, for every other owner, and where it is not wanted. */
export function useBeginnings(summary: Summary | null, isWanted: boolean): Beginnings | null {
  const api = useApi()
  const { business } = useContent()
  const isAsked = isWanted && summary !== null && hasFew(summary)
  const requests = useQuery(countsQuery(api, isAsked ? '' : null)).data
  const deleted = useQuery(countsQuery(api, isAsked ? 'deleted=true' : null)).data
  const { data: mail = null } = useQuery({ ...mailStateQuery(api), enabled: isAsked })
  if (!isAsked || requests === undefined || deleted === undefined) return null
  const [there, gone] = [allOf(requests), allOf(deleted)]
  return there + gone > FEW ? null : { business, mail, requests: there, deleted: gone }
}

function hasFew({ pending_appointments: pending, confirmed_appointments: confirmed, total_completed: completed }: Summary): boolean {
  return pending + confirmed + completed <= FEW
}
