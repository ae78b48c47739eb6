import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Summary } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { allOf } from '../data/requests/counts.ts'
import { countsQuery } from '../data/requests/request-queries.ts'
import { deviceSwitch } from '../hooks/device-switch.ts'
import { type Beginnings, FEW } from './first-steps.ts'

/** Off once the owner has hidden the first steps. */
export const useIsShown = deviceSwitch('adminGetStarted', true)

/** Loads how far an owner has come who has few requests: undefined until known; null for every other owner, and where it is hidden or cannot be had. */
export function useBeginnings(summary: Summary | null): Beginnings | null | undefined {
  const api = useApi()
  const { business } = useContent()
  const [isShown] = useIsShown()
  const isAsked = isShown && summary !== null && hasFew(summary)
  const requests = useQuery(countsQuery(api, isAsked ? '' : null))
  const deleted = useQuery(countsQuery(api, isAsked ? 'deleted=true' : null))
  const mail = useQuery({ ...mailStateQuery(api), enabled: isAsked })
  // As it was when the view was opened: what comes later is told over the page (notices), where it pushes nothing away.
  const [known, setKnown] = useState(mail.data)
  if (known === undefined && mail.data !== undefined) setKnown(mail.data)
  if (isShown && [requests, deleted, mail].some(({ isLoading }) => isLoading)) return undefined
  if (!isAsked || requests.data === undefined || deleted.data === undefined) return null
  const [there, gone] = [allOf(requests.data), allOf(deleted.data)]
  return there + gone > FEW ? null : { business, mail: known ?? null, requests: there, deleted: gone }
}

function hasFew({ pending_appointments: pending, confirmed_appointments: confirmed, total_completed: completed }: Summary): boolean {
  return pending + confirmed + completed <= FEW
}
