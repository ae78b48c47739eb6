import { useQuery } from '@tanstack/react-query'
import type { RefObject, SubmitEvent } from 'react'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { closedVisitsQuery } from '../data/closures/closures.ts'
import { ClosedVisits } from './closed-visits.tsx'
import { ClosureFields } from './closure-fields.tsx'
import { type ClosureValues, timeOfValues } from './closure-values.ts'

interface ClosureFormProps {
  form: RefObject<HTMLFormElement | null>
  values: ClosureValues
  today: Day
  /** Whether it changes a closure that is stored. */
  isChange: boolean
  isBusy: boolean
  /** Why it was not stored; empty when it was. */
  failure: string
  onChange: (part: Partial<ClosureValues>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onCancel: () => void
  onOpen: (request: Appointment) => void
}

/** The form of a blocked time: days or hours, crews and reason, and the visits within them. */
export function ClosureForm({ form, values, today, isChange, isBusy, failure, onChange, onSubmit, onCancel, onOpen }: ClosureFormProps) {
  const visits = useQuery(closedVisitsQuery(useApi(), timeOfValues(values))).data
  return (
    <form ref={form} className="field-form" onSubmit={onSubmit}>
      <ClosureFields values={values} today={today} onChange={onChange} />
      {visits !== undefined && <ClosedVisits {...visits} onOpen={onOpen} />}
      <div role="alert">{failure !== '' && <p className="failure">{failure}</p>}</div>
      <div className="closure-buttons">
        <button type="submit" className="main-button" aria-disabled={isBusy}>
          {isChange ? 'Save' : 'Block time'}
        </button>
        {isChange && (
          <button type="button" className="plain-button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  )
}
