import { Box, Button, Stack, Text, useMediaIndex } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { dayTitle, TIME_TITLES, TIMES, type WeekRow, weekOf, withDay, withSameHours, withTime } from '../../studio-model/hours/week.ts'
import { formPatches } from '../price/form-patches.ts'
import { DayCheck } from './day-check.tsx'
import { HourCell } from './hour-cell.tsx'

/** Up to this one of Sanity's breakpoints, four columns find no room. */
const NARROW = 1

/** Opening hours as one table of the seven days; on a phone a day stands above its times. */
export function HoursInput({ value, onChange, readOnly = false }: ArrayOfObjectsInputProps) {
  const isNarrow = useMediaIndex() <= NARROW
  const write = (next: unknown) => onChange(formPatches(value, next))
  const week = weekOf(value)
  const open = week.filter(({ hours }) => hours !== null)
  return (
    <Stack gap={4}>
      <Box overflow="auto" paddingTop={2}>
        <table style={{ borderSpacing: '0 4px' }}>
          <thead>
            <tr>
              {[...(isNarrow ? [] : ['Day']), ...TIMES.map(name => TIME_TITLES[name])].map(title => (
                <th key={title} scope="col" style={HEAD}>
                  <Text size={1} muted>
                    {title}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          {week.map(row => (
            <DayRows key={row.day} row={row} isNarrow={isNarrow} readOnly={readOnly} value={value} onWrite={write} />
          ))}
        </table>
      </Box>
      {open.length > 1 && open[0] !== undefined && !readOnly && <SameHours row={open[0]} onPress={day => write(withSameHours(value, day))} />}
    </Stack>
  )
}

interface DayRowsProps {
  row: WeekRow
  value: unknown
  isNarrow: boolean
  readOnly: boolean
  onWrite: (next: unknown) => void
}

function DayRows({ row: { day, hours }, value, isNarrow, readOnly, onWrite }: DayRowsProps) {
  const check = <DayCheck day={day} isOpen={hours !== null} readOnly={readOnly} onChange={isOpen => onWrite(withDay(value, day, isOpen))} />
  const times =
    hours === null
      ? null
      : TIMES.map(name => (
          <HourCell
            key={name}
            label={`${dayTitle(day)}: ${TIME_TITLES[name]}`}
            hours={hours}
            name={name}
            readOnly={readOnly}
            onChange={time => onWrite(withTime(value, day, name, time))}
          />
        ))
  if (!isNarrow) {
    return (
      <tbody>
        <tr>
          <th scope="row" style={HEAD}>
            {check}
          </th>
          {times ?? <Closed />}
        </tr>
      </tbody>
    )
  }
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={TIMES.length} style={HEAD}>
          {check}
        </th>
      </tr>
      <tr>{times ?? <Closed />}</tr>
    </tbody>
  )
}

function Closed() {
  return (
    <td colSpan={TIMES.length}>
      <Text size={1} muted>
        Closed
      </Text>
    </td>
  )
}

/** The first open day's hours for all others that are open. */
function SameHours({ row: { day }, onPress }: { row: WeekRow; onPress: (day: WeekRow['day']) => void }) {
  return (
    <div>
      <Button mode="ghost" fontSize={1} padding={2} text={`The hours of ${dayTitle(day)} for all open days`} onClick={() => onPress(day)} />
    </div>
  )
}

const HEAD: CSSProperties = { textAlign: 'start', verticalAlign: 'top', padding: '4px 12px 4px 0' }
