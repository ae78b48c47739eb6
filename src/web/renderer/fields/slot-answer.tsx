import type { ReactNode } from 'react'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { TimeField } from '#src/contract/generated/types.ts'
import { useForm } from './form-view.ts'
import { useDayHelp } from './use-day-help.ts'

interface SlotAnswerProps {
  field: TimeField
  /** Id of the time control. */
  control: string
}

/** Says whether the chosen time is free; what suggests the nearest ones in place of a taken one is loaded once the field is there. */
export function SlotAnswer({ field, control }: SlotAnswerProps) {
  const { slot, choices } = useForm()
  const help = useDayHelp()
  return (
    <>
      <SlotText control={control} />
      {help !== null && slot === 'booked' && <help.NearestTimes label={field.nearest} wanted={choices.time} control={control} />}
    </>
  )
}

interface SlotTextProps extends Pick<SlotAnswerProps, 'control'> {
  /** Whether the time is closed, which is told otherwise: an available one is not announced then. */
  isClosed?: boolean
  /** Shown until the check of the time is answered, and of a closed time for good. */
  children?: ReactNode
}

/** Whether the chosen time is free, in words. */
export function SlotText({ control, isClosed, children }: SlotTextProps) {
  const { revision, slot, errors } = useForm()
  return (
    <output className="slot" htmlFor={control} data-slot={slot}>
      {(slot === 'unknown' || isClosed) && children}
      {/* A refused time is told by its error. */}
      {slot === 'unknown' || (isClosed && slot === 'available') || (slot === 'booked' && Object.hasOwn(errors, FIELD.time))
        ? ''
        : revision.content.messages.slot[slot]}
    </output>
  )
}
