import { LAST_DAY } from '#src/catalog/days.ts'
import { DayField } from '../../renderer/fields/day-field.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import type { DateField } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { NextFreeDays } from './next-free-days.tsx'
import { useClosed } from './use-closed.ts'

/** The date field of the owner's forms: accepts every day, warns of a closed one, and offers the next free days as buttons. */
export function AnyDayField({ field }: { field: DateField }) {
  const { choices } = useForm()
  const { dates } = useContent()
  const closed = useClosed()
  return (
    <DayField field={field} last={LAST_DAY}>
      {control => (
        <>
          <output htmlFor={control} data-roomy={choices.package !== ''}>
            {choices.date !== '' && <span className="soft">{dates.day(choices.date)}</span>}
            {closed !== undefined && (
              <span className="closed-day">
                <b>{closed}</b> You can book it all the same.
              </span>
            )}
          </output>
          {/* Its room and that of the weekday are kept from when days are looked for, so that nothing below moves. */}
          {choices.package !== '' && (
            <div className="days">
              <NextFreeDays />
            </div>
          )}
        </>
      )}
    </DayField>
  )
}
