import { useEffect, useState } from 'react'
import { firstDay, lastDay } from '#src/booking/schedule/slots.ts'
import type { DateField as DateFieldContent, FreeDayTexts } from '#src/contract/generated/types.ts'
import { logOnly } from '../../form/log-only.ts'
import { DayField } from './day-field.tsx'
import { DayNotice } from './day-notice.tsx'
import type { FreeDays } from './free-days.tsx'
import { useForm } from './form-view.ts'

/** The day of the visit, limited to days that visitors may choose. */
export function DateField({ field }: { field: DateFieldContent }) {
  const { revision, layout, today } = useForm()
  const { business } = revision.content
  return (
    <DayField field={field} first={firstDay(business, layout, today)} last={lastDay(business, today) ?? undefined}>
      {control => (
        <>
          {field.soonest !== undefined && <Soonest texts={field.soonest} />}
          <DayNotice field={field} control={control} />
        </>
      )}
    </DayField>
  )
}

/** The room of the next free days, kept until they are there, so that nothing below moves. */
function Soonest({ texts }: { texts: FreeDayTexts }) {
  const [Days, setDays] = useState<typeof FreeDays | null>(null)
  useEffect(() => void import('./free-days.tsx').then(module => setDays(() => module.FreeDays), logOnly), [])
  return <div className="days">{Days !== null && <Days {...texts} />}</div>
}
