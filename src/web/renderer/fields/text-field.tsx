import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react'
import { isRequired } from '#src/booking/form-context.ts'
import type { EmailField, ParagraphField as ParagraphFieldContent, PhoneField, TextField as TextFieldContent } from '#src/contract/generated/types.ts'
import { type ControlProps, FieldFrame } from './field-frame.tsx'
import { useForm, useText } from './form-view.ts'

type LineField = TextFieldContent | EmailField | PhoneField

/** A line of text, an e-mail address or a phone number. */
export function TextField({ field }: { field: LineField }) {
  return <TypedField field={field}>{control => <input {...control} {...attributesOf(field)} />}</TypedField>
}

/** A longer text. */
export function ParagraphField({ field }: { field: ParagraphFieldContent }) {
  return <TypedField field={field}>{control => <textarea {...control} rows={4} maxLength={field.maxLength} />}</TypedField>
}

interface TypedProps extends ControlProps {
  placeholder: string | undefined
  required: boolean
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/** What is typed: its control gets the text, and says when it changes. */
function TypedField({ field, children }: { field: LineField | ParagraphFieldContent; children: (control: TypedProps) => ReactNode }) {
  const { name, label, hint, placeholder } = field
  const { choices, layout, dispatch } = useForm()
  const value = useText(name)
  const isNeeded = isRequired(field, choices, layout)
  return (
    <FieldFrame name={name} label={label} hint={hint} isRequired={isNeeded}>
      {control =>
        children({
          ...control,
          placeholder,
          required: isNeeded && field.required?.markup !== false,
          value,
          onChange: event => dispatch({ kind: 'text', name, text: event.currentTarget.value }),
        })
      }
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
