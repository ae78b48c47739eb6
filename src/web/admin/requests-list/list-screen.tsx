import { ChosenBar } from '../bulk/chosen-bar.tsx'
import type { AppointmentList } from '#src/contract/generated/types.ts'
import type { Screen } from '../dashboard/screen.ts'
import type { PageData } from '../dashboard/use-page-data.ts'
import { SummaryFigures } from '../dashboard/summary-figures.tsx'
import { GetStarted } from '../get-started/get-started.tsx'
import { useBeginnings } from '../get-started/use-beginnings.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { isUnfiltered } from './list-query.ts'
import { RequestListHead } from './request-list-head.tsx'
import { RequestList } from './request-list.tsx'

/** Requests that are searched and filtered; on a phone the figures stand after them. */
export const listScreen: Screen<'list'> = {
  Above: ({ isPhone, data }) => !isPhone && <SummaryFigures title="All requests" summary={data.summary} />,
  Head: ({ view, data, chosen, refresh, askDeleteAll, parts }) => (
    <RequestListHead
      {...parts}
      query={view.query}
      isFilled={data.list !== null && data.list.appointments.length > 0}
      counts={data.counts}
      ownLists={data.ownLists}
      onRefresh={refresh}
      onSelect={chosen.choosing.begin}
      onClearAll={askDeleteAll}
    />
  ),
  Content: ({ view, data: { list, total, summary }, actions, chosen: { choosing, bulk, chooseAll } }) =>
    list !== null && (
      <>
        <RequestList list={list} total={total} query={view.query} actions={actions} choosing={choosing}>
          <ChosenBar choosing={choosing} bulk={bulk} onPage={list.appointments.length} total={total} onAll={chooseAll} />
        </RequestList>
        {isUnfiltered(view.query) && <FirstSteps summary={summary} list={list} actions={actions} />}
      </>
    ),
  Below: ({ isPhone, data }) => isPhone && <SummaryFigures title="All requests" summary={data.summary} />,
}

/** The first steps of a new owner, loaded where the list shows them. */
function FirstSteps({ summary, list, actions }: Pick<PageData, 'summary'> & { list: AppointmentList; actions: RequestActions }) {
  const beginnings = useBeginnings(summary)
  return beginnings && <GetStarted beginnings={beginnings} list={list} actions={actions} />
}
