import { Flex, Stack } from '@sanity/ui'
import { useId, useState } from 'react'
import { minutesFrom, minutesText } from '../model/minutes-text.ts'
import type { Amount } from '../model/price-form.ts'
import { type FieldProps, HIDDEN, LabelText, Problem } from './field.tsx'
import { TypedField } from './typed-field.tsx'

interface MinutesFieldProps extends FieldProps {
  value: Amount
  onChange: (value: Amount) => void
  readOnly: boolean
}

/** A time, as hours and minutes. */
export function MinutesField({ label, of, problem, isLabelHidden = false, value, onChange, readOnly }: MinutesFieldProps) {
  const id = useId()
  // Both stand as they were typed until one leaves them: "90" minutes does not become 1 h 30 under one's hands.
  const [typed, setTyped] = useState<{ hours: string; minutes: string } | null>(null)
  const shown = typed ?? minutesText(value)
  const part = (name: 'hours' | 'minutes') => ({
    problem: null,
    isLabelHidden: true,
    readOnly,
    text: shown[name],
    onText: (text: string) => {
      const next = { ...shown, [name]: text }
      setTyped(next)
      onChange(minutesFrom(next))
    },
  })
  const leave = (event: React.FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setTyped(null)
  }
  return (
    <Stack gap={2}>
      <div id={id} style={isLabelHidden ? HIDDEN : undefined}>
        <LabelText label={label} of={of} />
      </div>
      <Flex gap={2} role="group" aria-labelledby={id} aria-describedby={problem === null ? undefined : `${id}-problem`} onBlur={leave}>
        <TypedField label="Hours" suffix="h" {...part('hours')} />
        <TypedField label="Minutes" suffix="min" {...part('minutes')} />
      </Flex>
      <Problem id={`${id}-problem`} text={problem} />
    </Stack>
  )
}
