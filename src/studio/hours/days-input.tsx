import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfPrimitivesInputProps, insert, setIfMissing } from 'sanity'
import { type DaySpan, daysOfSpan, spanProblems } from '../../studio-model/numbers/day-span.ts'
import { DateField } from '../fields/date-field.tsx'

const NONE: DaySpan = { first: '', last: '' }

/** Days: one after another, or all from a first to a last one at once. */
export function DaysInput(props: ArrayOfPrimitivesInputProps) {
  const { value, readOnly, onChange } = props
  const [isAsked, setAsked] = useState(false)
  const add = (days: readonly string[]) => {
    if (days.length > 0) onChange([setIfMissing([]), insert([...days], 'after', [-1])])
    setAsked(false)
  }
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {readOnly !== true && !isAsked && (
        <Flex>
          <Button mode="ghost" fontSize={1} padding={3} text="Add several days…" onClick={() => setAsked(true)} />
        </Flex>
      )}
      {isAsked && <SeveralDays onAdd={span => add(daysOfSpan(span, value))} onClose={() => setAsked(false)} />}
    </Stack>
  )
}

function SeveralDays({ onAdd, onClose }: { onAdd: (span: DaySpan) => void; onClose: () => void }) {
  const [span, setSpan] = useState(NONE)
  const [isTried, setTried] = useState(false)
  const problems = spanProblems(span)
  const add = () => {
    setTried(true)
    if (problems.first === null && problems.last === null) onAdd(span)
  }
  const day = (name: keyof DaySpan, label: string) => (
    <DateField label={label} problem={isTried ? problems[name] : null} value={span[name]} onChange={day => setSpan({ ...span, [name]: day })} />
  )
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap" align="flex-start">
        {day('first', 'First day')}
        {day('last', 'Last day')}
      </Flex>
      <Flex gap={3}>
        <Button fontSize={1} padding={3} text="Add these days" onClick={add} />
        <Button mode="ghost" fontSize={1} padding={3} text="Not now" onClick={onClose} />
      </Flex>
    </Stack>
  )
}
