import { TextInput } from '@sanity/ui'
import { useState } from 'react'
import { Affix } from './affix.tsx'
import { Field, type FieldProps } from './field.tsx'

interface TypedFieldProps extends FieldProps {
  /** The text while the field is not being edited. */
  text: string
  onText: (text: string) => void
  readOnly: boolean
  /** Called with the element that receives the focus. */
  onLeave?: (next: EventTarget | null) => void
  prefix?: string
  suffix?: string
}

/** A number edited as text: kept as typed during input, then reformatted. */
export function TypedField({ text, onText, readOnly, onLeave, prefix, suffix, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...field}>
      {control => (
        <div style={{ minWidth: prefix === undefined && suffix === undefined ? '4rem' : '6rem', maxWidth: '14rem' }}>
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
