import { firstDay, lastDay } from '#src/booking/schedule/slots.ts'
import type { DateField as DateFieldContent } from '#src/contract/generated/types.ts'
import { DayField } from './day-field.tsx'
import { useForm } from './form-view.ts'
import { useDayHelp } from './use-day-help.ts'

/** The day of the visit, limited to days that visitors may choose; what helps to choose one is loaded once the field is there. */
export function DateField({ field }: { field: DateFieldContent }) {
  const { revision, layout, today, choices } = useForm()
  const { business } = revision.content
  const help = useDayHelp()
  return (
    <DayField field={field} first={firstDay(business, layout, today)} last={lastDay(business, today) ?? undefined}>
      {control => (
        <>
          {/* Its room is kept from the package's choice until the days are there, so that nothing below moves. */}
          {field.soonest !== undefined && choices.package !== '' && (
            <div className="days">{help !== null && <help.FreeDays {...field.soonest} />}</div>
          )}
          {help !== null && <help.DayNotice field={field} control={control} />}
        </>
      )}
    </DayField>
  )
}
