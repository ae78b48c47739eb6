import { useQuery } from '@tanstack/react-query'
import { nextVisit } from '#src/booking/appointment/next-action.ts'
import { addDays } from '#src/catalog/days.ts'
import type { AppointmentList, Closure, Day, Note } from '#src/contract/generated/types.ts'
import { blocksOn } from '../calendar/blocks.ts'
import { notOverFrom } from '../calendar/day-room.ts'
import { closedForCrews, isOff } from '../closures/closed-for-crews.ts'
import { blockedOnDay } from '../closures/closure-texts.ts'
import { useLoadedClosures } from '../closures/use-closures-on.ts'
import type { PageData } from '../dashboard/use-page-data.ts'
import { CrewChoice } from '../dashboard/crew-choice.tsx'
import { hashOf, type View, VIEWS } from '../dashboard/view.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { dayNotesQuery } from '../data/customers/customers.ts'
import type { Change } from '../data/requests/change.ts'
import { GetStarted } from '../get-started/get-started.tsx'
import { useBeginnings } from '../get-started/use-beginnings.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { useNow } from '../hooks/use-clock.ts'
import { noVisitsText } from '../texts/crew-texts.ts'
import { shortMinutes } from '../texts/short-durations.ts'
import { Empty } from '../ui/empty.tsx'
import { JobSheetLink } from '../print/job-sheet-link.tsx'
import { dayPlan } from './day-plan.ts'
import { NotClosed } from './not-closed.tsx'
import { VisitCard } from './visit-card.tsx'
import { WaitingRequests } from './waiting-requests.tsx'
import { WeekValues } from './week-values.tsx'

const NO_NOTES: ReadonlyMap<string, readonly Note[]> = new Map()

interface TodayProps {
  view: Extract<View, { kind: 'today' }>
  today: Day
  data: PageData
  /** Changes that wait for connection. */
  unsent: readonly Change[]
  actions: RequestActions
}

/**
 * The visits of a day with what is to be done next; the first steps of a new owner, what waits for an answer, this week's value, and past visits that are
 * not closed. What stands beside the day is shown once all of it is there: shown as it comes, it would move under a press.
 */
export function Today({ view, today, data, unsent, actions }: TodayProps) {
  const { dates } = useContent()
  const { day, crew } = view
  const { list, waiting, notClosed, values } = data
  const beginnings = useBeginnings(data.summary)
  const closures = useLoadedClosures(day, crew)
  const { data: notes = NO_NOTES, isPending: notesArePending } = useQuery(dayNotesQuery(useApi(), day))
  return (
    <div className="today" data-loading={data.isLoading}>
      <div className="today-day">
        <div className="day-head">
          <nav className="day-links" aria-label="Days">
            <a className="plain-button" href={hashOf({ ...view, day: addDays(day, -1) })}>
              <span aria-hidden="true">‹ {dates.weekday(addDays(day, -1))}</span>
              <span className="unseen">Previous day</span>
            </a>
            <a
              className="plain-button"
              href={crew === '' ? VIEWS.today.path : hashOf({ ...view, day: today })}
              aria-current={day === today ? 'date' : undefined}
            >
              Today
            </a>
            <a className="plain-button" href={hashOf({ ...view, day: addDays(day, 1) })}>
              <span aria-hidden="true">{dates.weekday(addDays(day, 1))} ›</span>
              <span className="unseen">Next day</span>
            </a>
          </nav>
          <CrewChoice view={view} />
          <JobSheetLink day={day} crew={crew} />
        </div>
        {list !== null && closures !== null && !notesArePending && (
          <DayPlan view={view} today={today} list={list} notes={notes} closures={closures} unsent={unsent} actions={actions} />
        )}
      </div>
      {!data.isBesideLoading && closures !== null && beginnings !== undefined && (
        <div className="today-rest">
          {beginnings !== null && <GetStarted beginnings={beginnings} list={waiting} actions={actions} />}
          {waiting !== null && <WaitingRequests key={crew} crew={crew} list={waiting} count={data.waitingCount} actions={actions} />}
          {values !== null && <WeekValues today={today} values={values} />}
          {notClosed !== null && <NotClosed today={today} crew={crew} list={notClosed} actions={actions} />}
        </div>
      )}
    </div>
  )
}

interface DayPlanProps extends Pick<TodayProps, 'view' | 'today' | 'unsent' | 'actions'> {
  list: AppointmentList
  /** By visit. */
  notes: ReadonlyMap<string, readonly Note[]>
  closures: readonly Closure[]
}

function DayPlan({ view: { day, crew }, today, list, notes, closures, unsent, actions }: DayPlanProps) {
  const { business, dates } = useContent()
  const blocks = blocksOn(day, list.appointments, business.timeZone)
  const now = useNow(business.timeZone)
  const crews = crew === '' ? business.crews : 1
  const plan = dayPlan(blocks, { crews, closed: closedForCrews(closures, day, business, crew), from: notOverFrom(day, now) })
  const next = nextVisit(
    blocks.map(({ request }) => request),
    today,
  )
  const blocked = closures.map(closure => (
    <p key={closure.id} className="day-blocked">
      {blockedOnDay(closure, dates)}
    </p>
  ))
  if (plan.length === 0) {
    return (
      <>
        {blocked}
        <Empty
          says={noVisitsText(crew)}
          {...(!isOff(closures, day, business, crew) && { detail: 'Enter one with “New request”, or answer what waits.' })}
        >
          <a className="plain-button" href={hashOf({ kind: 'calendar', span: 'week', day, crew })}>
            Show the week
          </a>
        </Empty>
      </>
    )
  }
  return (
    <>
      {blocked}
      <ol className="day-plan" aria-label="Visits">
        {plan.map(entry =>
          entry.kind === 'gap' ? (
            <li key={`free at ${entry.start}`} className="free-time">
              {shortMinutes(entry.minutes)} free <span>from {dates.clock(entry.start)}</span>
            </li>
          ) : (
            <li key={entry.block.request.id}>
              <VisitCard
                block={entry.block}
                notes={notes.get(entry.block.request.id) ?? []}
                today={today}
                isNext={entry.block.request === next}
                isUnsent={unsent.some(change => change.kind !== 'delete-all' && change.of.id === entry.block.request.id)}
                actions={actions}
              />
            </li>
          ),
        )}
      </ol>
    </>
  )
}
