import { firstDay, lastDay } from '#src/booking/schedule/slots.ts'
import type { DateField as DateFieldContent } from '#src/contract/generated/types.ts'
import { DayField } from './day-field.tsx'
import { DayNotice } from './day-notice.tsx'
import { useForm } from './form-view.ts'

/** The day of the visit, limited to days that visitors may choose. */
export function DateField({ field }: { field: DateFieldContent }) {
  const { revision, layout, today } = useForm()
  const { business } = revision.content
  return (
    <DayField field={field} first={firstDay(business, layout, today)} last={lastDay(business, today) ?? undefined}>
      {control => <DayNotice field={field} control={control} />}
    </DayField>
  )
}
