import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isCalendarDay } from '#src/catalog/days.ts'
import { endsAfterClosing } from '#src/booking/schedule/closing.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { firstDay } from '#src/booking/schedule/slots.ts'
import type { Business, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { type DayStarts, freeDaysQuery } from '../data/free-times/free-times.ts'
import { LateNote } from '../texts/late-note.tsx'

/** Days with the starts whose visit ends before closing; with all of their starts where no day has such, as for a visit that is longer than a day. */
export function endingInHours(days: readonly DayStarts[], business: Business, minutes: number): readonly DayStarts[] {
  // A day that is free for some crew may have no start for the one that is asked for.
  const free = days.filter(({ starts }) => starts.length > 0)
  const ending = free.map(({ date, starts }) => ({ date, starts: starts.filter(time => !endsAfterClosing(business, { date, time }, minutes)) }))
  const found = ending.filter(({ starts }) => starts.length > 0)
  return found.length > 0 ? found : free
}

/** Whether a day is worth offering: it has a start whose visit ends before closing, or any where no day is long enough for that. */
export function isGoodDay({ date, starts }: DayStarts, business: Business, minutes: number): boolean {
  const isLongEnough = business.hours.some(({ open, close }) => minutesOf(open) + minutes <= minutesOf(close))
  return starts.some(time => !isLongEnough || !endsAfterClosing(business, { date, time }, minutes))
}

/** The next days with free starts, each with its first and last one and one tap from being chosen, and a way to later ones; above them the first start of all. Those whose visit would end after closing only where soon there are no others, and marked. Nothing before a package is chosen. */
export function NextFreeDays() {
  const { revision, layout, today, choices, slot, slots = '/api/v1/services/slots?', minutes, dispatch } = useForm()
  const { dates } = useContent()
  const { business } = revision.content
  const first = firstDay(business, layout, today)
  const isAsked = choices.package !== '' && minutes !== null
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...freeDaysQuery(
      useApi(),
      slots,
      minutes ?? 0,
      first,
      day => isGoodDay(day, business, minutes ?? 0),
      isCalendarDay(choices.date) ? choices.date : first,
    ),
    enabled: isAsked,
    // An error is not shown: any day can be chosen without these buttons.
    meta: {},
  })
  useEffect(() => {
    // Somebody else was faster.
    if (slot === 'booked' && isAsked) void refetch()
  }, [slot, isAsked, refetch])
  const days = isAsked ? endingInHours(data?.pages.flat() ?? [], business, minutes) : []
  if (days.length === 0 && !hasNextPage) return data === undefined || !isAsked ? null : <p className="soft">No day is free in the next four weeks.</p>
  const [soonest] = days
  const start = soonest?.starts[0]
  const chooseSoonest = ({ date }: DayStarts, time: TimeOfDay) => {
    dispatch({ kind: 'date', date })
    dispatch({ kind: 'time', time })
  }
  const chooseDay = (date: Day, { form }: HTMLButtonElement) => {
    dispatch({ kind: 'date', date })
    // With the press itself, not once the day's times are known: nothing moves under the next one.
    const time = form?.elements.namedItem(FIELD.time)
    if (time instanceof HTMLElement) time.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      {soonest !== undefined && start !== undefined && (
        <button type="button" className="soonest" onClick={() => chooseSoonest(soonest, start)}>
          First free: <strong>{`${dates.shortDay(soonest.date)}, ${dates.clock(minutesOf(start))}`}</strong>
          <LateNote date={soonest.date} time={start} minutes={minutes} />
        </button>
      )}
      <fieldset>
        <legend>Next free days, first and last start</legend>
        {days.map(({ date, starts }) => (
          <button key={date} type="button" aria-pressed={date === choices.date} onClick={event => chooseDay(date, event.currentTarget)}>
            <strong>{dates.shortDay(date)}</strong> <small>{dates.times(starts[0] ?? '', starts.at(-1) ?? '')}</small>
            <LateNote date={date} time={starts[0] ?? ''} minutes={minutes} />
          </button>
        ))}
        <button type="button" aria-disabled={!hasNextPage || isFetchingNextPage} onClick={() => hasNextPage && void fetchNextPage()}>
          {hasNextPage ? 'Later days' : 'No later days'}
        </button>
      </fieldset>
    </>
  )
}
