import { TextInput } from '@sanity/ui'
import { useState } from 'react'
import { Affix } from './affix.tsx'
import { Field, type FieldProps } from './field.tsx'

interface TypedFieldProps extends FieldProps {
  /** As it reads while nobody writes it. */
  text: string
  onText: (text: string) => void
  readOnly: boolean
  /** Called with what gets the focus. */
  onLeave?: (next: EventTarget | null) => void
  prefix?: string
  suffix?: string
}

/** A number that is written as text: while it is written it stays as it is typed, then it reads as the number that it is. */
export function TypedField({ text, onText, readOnly, onLeave, prefix, suffix, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...field}>
      {control => (
        <div style={{ maxWidth: '14rem' }}>
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            size={4}
            readOnly={readOnly}
            customValidity={field.problem ?? ''}
            {...(prefix !== undefined && { prefix: <Affix text={prefix} /> })}
            {...(suffix !== undefined && { suffix: <Affix text={suffix} /> })}
            value={typed ?? text}
            onChange={event => {
              setTyped(event.currentTarget.value)
              onText(event.currentTarget.value)
            }}
            onBlur={event => {
              setTyped(null)
              onLeave?.(event.relatedTarget)
            }}
          />
        </div>
      )}
    </Field>
  )
}
