import type { ReactNode } from 'react'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { TimeField } from '#src/contract/generated/types.ts'
import { useForm } from './form-view.ts'
import { useDayHelp } from './use-day-help.ts'

export interface SlotAnswerProps {
  field: TimeField
  /** Id of the time control. */
  control: string
}

/** Says whether the chosen time is free; what suggests the nearest ones in place of a taken one is loaded once the field is there. */
export function SlotAnswer({ field, control }: SlotAnswerProps) {
  const { slot } = useForm()
  const help = useDayHelp()
  return (
    <>
      <SlotText control={control} />
      {help !== null && slot === 'booked' && <help.NearestTimes field={field} control={control} />}
    </>
  )
}

interface SlotTextProps extends Pick<SlotAnswerProps, 'control'> {
  /** Whether the day is closed, which is told elsewhere: that no visit has the time is then no news. */
  isClosed?: boolean
  /** Said while that is not known. */
  children?: ReactNode
}

/** Whether the chosen time is free, in words. */
export function SlotText({ control, isClosed, children }: SlotTextProps) {
  const { revision, slot, errors } = useForm()
  return (
    <output className="slot" htmlFor={control} data-slot={slot}>
      {slot === 'unknown' && children}
      {/* A refused time is told by its error. */}
      {slot === 'unknown' || (isClosed && slot === 'available') || (slot === 'booked' && Object.hasOwn(errors, FIELD.time))
        ? ''
        : revision.content.messages.slot[slot]}
    </output>
  )
}
