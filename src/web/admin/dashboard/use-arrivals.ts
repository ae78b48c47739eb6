import { useAlerts } from '../alerts/use-alerts.ts'
import { useApi } from '../data/api-context.ts'
import { useNews } from '../data/news/use-news.ts'
import { requestDetail } from '../data/requests/requests-api.ts'
import { isOurs, type OwnVersions } from '../data/requests/save-change.ts'
import { useIsOnline } from '../hooks/use-online.ts'
import { personName } from '../request/request-texts.ts'
import type { ToastEvent } from '../toasts/toast-state.ts'
import type { DayKeeper } from './use-kept-day.ts'

/** Tells of requests that have just arrived, and follows the server's other news. @param ours the versions that were made here, which are no news */
export function useArrivals(ours: OwnVersions, tell: (event: ToastEvent) => void, { forget, load }: DayKeeper): void {
  const api = useApi()
  const { isSpeaker, speak } = useAlerts()
  const onRequested = async (ids: readonly string[]) => {
    tell({ kind: 'arriving', ids })
    const [only] = ids
    const found = only !== undefined && ids.length === 1 ? await requestDetail(api, only).catch(() => null) : null
    const arrivals = ids.map(id => ({ id, name: found && personName(found.appointment) }))
    tell({ kind: 'arrived', arrivals })
    speak(arrivals, found?.appointment ?? null)
  }
  useNews({
    isOnline: useIsOnline(),
    isAlways: isSpeaker,
    isOwn: request => isOurs(ours, request),
    onRequested: ids => void onRequested(ids),
    onErased: forget,
    loadKept: load,
  })
}
