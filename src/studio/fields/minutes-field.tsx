import { Flex, Stack } from '@sanity/ui'
import { useId, useRef } from 'react'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { minutesFrom, minutesText } from '../../studio-model/numbers/minutes-text.ts'
import { type FieldProps, HIDDEN, LabelText, Problem } from './field.tsx'
import { AS_TYPED, TypedField } from './typed-field.tsx'
import { useTyped } from './use-typed.ts'

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
  const typed = useTyped<ReturnType<typeof minutesText>, DraftNumber>(value)
  const shown = typed.text ?? minutesText(value)
  const part = (name: 'hours' | 'minutes') => ({
    problem: null,
    isLabelHidden: true,
    readOnly,
    ...AS_TYPED,
    value: shown[name],
    onChange: (text: string) => {
      const next = { ...shown, [name]: text }
      typed.type(next, minutesFrom(next))
      onChange(minutesFrom(next))
    },
    onLeave: (next: EventTarget | null) => {
      if (!(next instanceof Node) || frame.current?.contains(next) !== true) typed.leave()
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
        <Problem id={`${id}-problem`} text={problem} isCalm={value === undefined} />
      </Stack>
    </fieldset>
  )
}
