import { Flex, Select } from '@sanity/ui'
import { set, type StringInputProps, unset } from 'sanity'
import { MONTHS, yearDay, yearDayParts } from '../../studio-model/numbers/year-day.ts'

/** A day of every year: a month and a day of it. */
export function YearDayInput({ value, onChange, readOnly = false, elementProps, id, schemaType }: StringInputProps) {
  const parts = yearDayParts(value)
  const days = MONTHS.find(month => month.id === parts.month)?.days ?? 31
  const change = (part: Partial<typeof parts>) => {
    const next = yearDay({ ...parts, ...part })
    onChange(next === undefined ? unset() : set(next))
  }
  const name = schemaType.title ?? 'Day'
  return (
    <Flex gap={2}>
      <Select
        {...elementProps}
        id={id}
        aria-label={`${name}: month`}
        value={parts.month}
        disabled={readOnly}
        onChange={event => change({ month: event.currentTarget.value })}
      >
        <option value="">Month…</option>
        {MONTHS.map(month => (
          <option key={month.id} value={month.id}>
            {month.label}
          </option>
        ))}
      </Select>
      <Select
        aria-label={`${name}: day`}
        value={parts.day}
        disabled={readOnly || parts.month === ''}
        onChange={event => change({ day: event.currentTarget.value })}
      >
        {parts.day === '' && <option value="">Day…</option>}
        {Array.from({ length: days }, (_, day) => String(day + 1).padStart(2, '0')).map(day => (
          <option key={day} value={day}>
            {Number(day)}
          </option>
        ))}
      </Select>
    </Flex>
  )
}
