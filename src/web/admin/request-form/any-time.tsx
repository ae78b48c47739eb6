import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { TimeField, TimeOfDay } from '#src/contract/generated/types.ts'
import { FieldFrame } from '../../renderer/fields/field-frame.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import { SlotText } from '../../renderer/fields/slot-answer.tsx'
import { useDayHelp } from '../../renderer/fields/use-day-help.ts'
import { useContent } from '../data/content/admin-content.ts'
import { LateNote } from '../texts/late-note.tsx'
import { CrewField } from './crew-field.tsx'
import { FreeStarts } from './free-starts.tsx'
import { HeldBy } from './held-by.tsx'
import { useBlocked } from './use-blocked.ts'
import { useClosed } from './use-closed.ts'
import { useLeftTime } from './use-left-time.ts'
import { VisitSpan } from './visit-span.tsx'

/** The start of the visit, on or off the grid: says until when it goes, who holds a taken one and why one is blocked, and offers the day's free ones; and the crew of the visit. */
export function AnyTimeField({ field }: { field: TimeField }) {
  const { choices, slot, dispatch } = useForm()
  const { dates } = useContent()
  const { date, time } = choices
  const left = useLeftTime()
  const isClosed = useClosed() !== undefined
  const help = useDayHelp()
  const blocked = useBlocked()
  const isBlocked = blocked !== null && !isClosed && slot !== 'booked'
  const wanted = slot === 'booked' || isBlocked ? time : left
  return (
    <div className="time-and-crew">
      <FieldFrame name={FIELD.time} label={field.label} hint={field.hint} isRequired>
        {control => (
          <>
            <input {...control} type="time" required value={time} onChange={event => dispatch({ kind: 'time', time: event.currentTarget.value })} />
            <div className={choices.package === '' ? 'roomless' : undefined}>
              <SlotText control={control.id} isClosed={isClosed || isBlocked}>
                {isBlocked && (
                  <span className="closed-day">
                    <b>{blocked}</b> You can book it all the same.
                  </span>
                )}
                {left !== '' && <span className="soft">{`${dates.time(left)} is not free on ${dates.shortDay(date)}`}</span>}
              </SlotText>
              {help !== null && wanted !== '' && <help.NearestTimes label={field.nearest} wanted={wanted} control={control.id} Note={StartNote} />}
            </div>
            {!isBlocked && <FreeStarts isFolded={left !== ''} />}
            {/* Below what was pressed, which keeps its place. */}
            <VisitSpan />
            <HeldBy left={left} />
          </>
        )}
      </FieldFrame>
      <CrewField />
    </div>
  )
}

/** Says beside a start of the chosen day that the visit would end after closing. */
function StartNote({ time }: { time: TimeOfDay }) {
  const { choices, minutes } = useForm()
  return <LateNote date={choices.date} time={time} minutes={minutes} />
}
