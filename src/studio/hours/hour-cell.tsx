import { Button, Stack, TextInput } from '@sanity/ui'
import { useId, useRef } from 'react'
import type { Fields } from '../../studio-model/draft/draft-value.ts'
import { fittingLastStart, type TimeName, timeProblem } from '../../studio-model/hours/week.ts'
import { timeName } from '../../studio-model/publish/times-words.ts'
import { Problem } from '../fields/field.tsx'

interface HourCellProps {
  label: string
  hours: Fields
  name: TimeName
  readOnly: boolean
  onChange: (time: string) => void
}

/** A time of a day, with what is wrong with it. */
export function HourCell({ label, hours, name, readOnly, onChange }: HourCellProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const problem = timeProblem(hours, name)
  const time = hours[name]
  const fitting = name === 'lastStart' && problem !== null && !readOnly ? fittingLastStart(hours) : null
  const use = (fit: string) => {
    onChange(fit)
    // The button goes with the problem, and the focus would with it.
    input.current?.focus()
  }
  return (
    <td style={{ padding: '4px 8px 0 0', verticalAlign: 'top' }}>
      <Stack gap={2} paddingBottom={1} style={{ width: '6.75rem' }}>
        <TextInput
          ref={input}
          type="time"
          fontSize={1}
          padding={2}
          step={900}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          readOnly={readOnly}
          value={typeof time === 'string' ? time : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Problem id={id} text={problem} />
        {fitting !== null && <SetTo of={label} time={fitting} onPress={() => use(fitting)} />}
      </Stack>
    </td>
  )
}

interface SetToProps {
  /** The label of the time field, for screen readers. */
  of: string
  time: string
  onPress: () => void
}

function SetTo({ of, time, onPress }: SetToProps) {
  const text = `Use ${timeName(time)}`
  return <Button mode="ghost" fontSize={1} padding={2} text={text} aria-label={`${of}: ${text}`} onClick={onPress} />
}
