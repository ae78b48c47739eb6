import { queryOptions } from '@tanstack/react-query'
import { siteState } from '#src/contract/generated/admin-answers.ts'
import type { SiteState } from '#src/contract/generated/types.ts'
import { expectShape } from '../../api/answer.ts'
import type { AdminApi } from './admin-api.ts'
import { BACKGROUND_REFRESH } from './query-client.ts'

/** The query key. */
export const SITE_STATE = 'site state'

/** What the admin tells of the site, whatever it shows. */
export function siteStateQuery(api: AdminApi) {
  return queryOptions({
    queryKey: [SITE_STATE],
    queryFn: async () => expectShape(siteState, await api.get('/api/v1/state')),
    ...BACKGROUND_REFRESH,
  })
}

/** Which content is live, and why nothing newer is. */
export function contentStateQuery(api: AdminApi) {
  return queryOptions({ ...siteStateQuery(api), select: contentOf })
}

/** Whether mails go out. */
export function mailStateQuery(api: AdminApi) {
  return queryOptions({ ...siteStateQuery(api), select: mailsOf })
}

/** Polling interval while a bulk job runs. */
const RUNNING_MS = 1000

/** The bulk jobs, latest first. */
export function jobsQuery(api: AdminApi) {
  return queryOptions({
    ...siteStateQuery(api),
    select: jobsOf,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'success' && data?.jobs.some(({ finished }) => !finished) === true ? RUNNING_MS : BACKGROUND_REFRESH.refetchInterval,
  })
}

const contentOf = ({ content }: SiteState) => content
const mailsOf = ({ mails }: SiteState) => mails
const jobsOf = ({ jobs }: SiteState) => jobs
