import type { InputHTMLAttributes } from 'react'
import { isRequired } from '#src/booking/form-context.ts'
import type { EmailField, PhoneField, TextField as TextFieldContent } from '#src/contract/generated/types.ts'
import { FieldFrame } from './field-frame.tsx'
import { useForm, useText } from './form-view.ts'

type LineField = TextFieldContent | EmailField | PhoneField

/** A line of text, an e-mail address or a phone number. */
export function TextField({ field }: { field: LineField }) {
  const { choices, layout, dispatch } = useForm()
  const text = useText(field.name)
  const required = isRequired(field, choices, layout)
  return (
    <FieldFrame name={field.name} label={field.label} hint={field.hint} isRequired={required}>
      {control => (
        <input
          {...control}
          {...attributesOf(field)}
          placeholder={field.placeholder}
          required={required && field.required?.markup !== false}
          value={text}
          onChange={event => dispatch({ kind: 'text', name: field.name, text: event.currentTarget.value })}
        />
      )}
    </FieldFrame>
  )
}

function attributesOf(field: LineField): InputHTMLAttributes<HTMLInputElement> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 }
    case 'phone':
      return { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel', maxLength: 24 }
    case 'text':
      return { type: 'text', autoComplete: field.autocomplete, inputMode: field.inputMode, maxLength: field.maxLength }
  }
}
