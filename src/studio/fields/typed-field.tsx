import { TextInput } from '@sanity/ui'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { Affix } from './affix.tsx'
import { Field, type FieldProps } from './field.tsx'
import { useTyped } from './use-typed.ts'

interface TypedFieldProps<Value extends DraftNumber> extends FieldProps {
  value: Value
  /** The text while the field is not being edited. */
  textOf: (value: Value) => string
  read: (text: string) => Value
  onChange: (value: Value) => void
  readOnly: boolean
  /** Called with the element that receives the focus. */
  onLeave?: (next: EventTarget | null) => void
  prefix?: string
  suffix?: string
}

/** For texts, which are stored as they are typed. */
export const AS_TYPED = { textOf: (text: string) => text, read: (text: string) => text }

/** A number edited as text: kept as typed during input, then reformatted; follows what somebody else writes meanwhile. */
export function TypedField<Value extends DraftNumber>({
  value,
  textOf,
  read,
  onChange,
  readOnly,
  onLeave,
  prefix,
  suffix,
  ...field
}: TypedFieldProps<Value>) {
  const typed = useTyped<string, Value>(value)
  const isEmpty = value === undefined || value === ''
  return (
    <Field {...field} isEmpty={isEmpty}>
      {control => (
        <div style={{ minWidth: prefix === undefined && suffix === undefined ? '4rem' : '6rem', maxWidth: '14rem' }}>
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            size={4}
            readOnly={readOnly}
            customValidity={isEmpty ? '' : (field.problem ?? '')}
            {...(prefix !== undefined && { prefix: <Affix text={prefix} /> })}
            {...(suffix !== undefined && { suffix: <Affix text={suffix} /> })}
            value={typed.text ?? textOf(value)}
            onChange={event => {
              const next = read(event.currentTarget.value)
              typed.type(event.currentTarget.value, next)
              onChange(next)
            }}
            onBlur={event => {
              typed.leave()
              onLeave?.(event.relatedTarget)
            }}
          />
        </div>
      )}
    </Field>
  )
}
