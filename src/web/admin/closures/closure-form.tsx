import { useQuery } from '@tanstack/react-query'
import type { RefObject, SubmitEvent } from 'react'
import { isCalendarDay } from '#src/catalog/days.ts'
import type { Appointment, Closure, Day } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { closedVisitsQuery } from '../data/closures/closures.ts'
import { BlockedAlready } from './blocked-already.tsx'
import { ClosedVisits } from './closed-visits.tsx'
import { ClosureFields } from './closure-fields.tsx'
import { type ClosureValues, timeOfValues } from './closure-values.ts'
import { Failure } from '../ui/failure.tsx'

interface ClosureFormProps {
  form: RefObject<HTMLFormElement | null>
  values: ClosureValues
  today: Day
  /** The stored closure that it changes; null for a new one. */
  changed: Closure | null
  isBusy: boolean
  /** Why it was not stored; empty when it was. */
  failure: string
  onChange: (part: Partial<ClosureValues>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  /** Changes another closure in place of storing this one. */
  onInstead: (closure: Closure) => void
  onOpen: (request: Appointment) => void
}

/** The form of a blocked time: days or hours, crews and reason, and the visits within them. */
export function ClosureForm({ form, values, today, changed, isBusy, failure, onChange, onSubmit, onCancel, onInstead, onOpen }: ClosureFormProps) {
  const held = timeOfValues(values)
  // A day that is still being typed may be of the year 2.
  const time = held !== null && isCalendarDay(held.first_day) && isCalendarDay(held.last_day) ? held : null
  const visits = useQuery(closedVisitsQuery(useApi(), time)).data
  return (
    <form ref={form} className="field-form" onSubmit={onSubmit}>
      <ClosureFields values={values} today={today} changed={changed} onChange={onChange} />
      {/* Always there, since a live region that comes with its text is not announced. */}
      <div aria-live="polite">{time !== null && <BlockedAlready time={time} of={changed} onChange={onInstead} />}</div>
      {visits !== undefined && <ClosedVisits {...visits} onOpen={onOpen} />}
      <Failure text={failure} />
      <div className="choices">
        <button type="submit" className="main-button" aria-disabled={isBusy}>
          {changed !== null ? 'Save' : 'Block time'}
        </button>
        {changed !== null && (
          <button type="button" className="plain-button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  )
}
