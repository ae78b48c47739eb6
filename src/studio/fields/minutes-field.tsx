import { Flex, Stack } from '@sanity/ui'
import { useId, useRef, useState } from 'react'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { minutesFrom, minutesText } from '../../studio-model/numbers/minutes-text.ts'
import { type FieldProps, HIDDEN, LabelText, Problem } from './field.tsx'
import { TypedField } from './typed-field.tsx'

interface MinutesFieldProps extends FieldProps {
  value: DraftNumber
  onChange: (value: DraftNumber) => void
  readOnly: boolean
}

/** Input for a duration, as hours and minutes. */
export function MinutesField({ label, of, problem, isLabelHidden = false, value, onChange, readOnly }: MinutesFieldProps) {
  const id = useId()
  const frame = useRef<HTMLFieldSetElement>(null)
  // Both keep their text as typed until the focus leaves them: "90" minutes must not become 1 h 30 during input.
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
    onLeave: (next: EventTarget | null) => {
      if (!(next instanceof Node) || frame.current?.contains(next) !== true) setTyped(null)
    },
  })
  return (
    <fieldset ref={frame} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }} aria-describedby={problem === null ? undefined : `${id}-problem`}>
      <legend style={isLabelHidden ? HIDDEN : { padding: 0, marginBottom: 8 }}>
        <LabelText label={label} of={of} />
      </legend>
      <Stack gap={2}>
        <Flex gap={2} wrap="wrap">
          <TypedField label="Hours" suffix="h" {...part('hours')} />
          <TypedField label="Minutes" suffix="min" {...part('minutes')} />
        </Flex>
        <Problem id={`${id}-problem`} text={problem} />
      </Stack>
    </fieldset>
  )
}
