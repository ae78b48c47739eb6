import { useQuery } from '@tanstack/react-query'
import type { Appointment, AppointmentList, Day } from '#src/contract/generated/types.ts'
import { doneText } from '../bulk/bulk-texts.ts'
import { type Bulk, useBulk } from '../bulk/use-bulk.ts'
import { type Choosing, useChosen } from '../bulk/use-chosen.ts'
import { weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { listRequests } from '../data/requests/requests-api.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { MAX_LISTED } from '../data/requests/load-all.ts'
import { errorText } from '../texts/error-text.ts'
import type { ToastEvent } from '../toasts/toast-state.ts'
import type { Loads } from './use-loads.ts'
import type { RequestChanges } from './use-request-changes.ts'
import { hashOf, type View } from './view.ts'
import { requestsOf } from './view-queries.ts'

export interface ChosenChanges {
  choosing: Choosing
  bulk: Bulk
  /** Chooses all that the list has, also on other pages, as far as one list goes. */
  chooseAll: () => void
}

const NONE: readonly Appointment[] = []

/** Requests of the list that are chosen, and what is done to all of them. */
export function useChosenChanges(
  view: View,
  list: AppointmentList | null,
  today: Day,
  { saveMany, loadAll, tell }: Pick<RequestChanges, 'saveMany'> & Pick<Loads, 'loadAll'> & { tell: (event: ToastEvent) => void },
): ChosenChanges {
  const api = useApi()
  const { business } = useContent()
  const choosing = useChosen(hashOf(view), view.kind === 'list' && list !== null ? list.appointments : NONE)
  const bulk = useBulk({
    today,
    save: saveMany,
    mails: useQuery(mailStateQuery(api)).data,
    onMade: (step, { made, refused }, telling) => {
      const text = doneText(step, made.length, telling.mailed.length)
      loadAll(text)
      if (made.length > 0) tell({ kind: 'many-made', text, made, ...telling })
      if (refused.length > 0 && step !== 'undo') choosing.set(refused.map(({ of }) => of))
      else choosing.end()
    },
  })
  const chooseAll = () => {
    if (view.kind !== 'list') return
    const params = requestsOf({ ...view, query: { ...view.query, page: 1 } }, weekStartOf(business.locale), today)
    params?.set('limit', String(MAX_LISTED))
    listRequests(api, String(params)).then(
      ({ appointments }) => choosing.set(appointments),
      (error: unknown) => tell({ kind: 'failed', failure: errorText(error) }),
    )
  }
  return { choosing, bulk, chooseAll }
}
