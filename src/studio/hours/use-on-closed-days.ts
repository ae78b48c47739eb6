import { textAt, type Fields } from '../../studio-model/draft/draft-value.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { onClosedDays } from '../../studio-model/hours/on-closed-days.ts'
import { askOpenVisits } from '../change/site-calls.ts'
import type { StandingRequestsProps } from '../change/standing-requests.tsx'
import { useSiteAnswer } from '../change/use-site-answer.ts'

/** The open requests on days that are closed by what is published, asked for anew whenever that changes; null until the site answers. */
export function useOnClosedDays(business: Fields | null): StandingRequestsProps | null {
  const { answered } = useSiteAnswer(business === null ? null : JSON.stringify([textAt(business, '_rev')]), ask)
  if (business === null || answered?.answer.kind !== 'answer') return null
  const { site, appointments } = answered.answer.body
  return { site, requests: onClosedDays(business, appointments, utcToday()) }
}

async function ask(_: string, signal: AbortSignal) {
  return askOpenVisits(utcToday(), signal)
}
