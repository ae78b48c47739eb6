import { type ChangeEvent, type InputHTMLAttributes, memo, type ReactNode } from 'react'
import { isRequired } from '#src/booking/form/form-context.ts'
import type {
  EmailField,
  Field,
  ParagraphField as ParagraphFieldContent,
  PhoneField,
  TextField as TextFieldContent,
} from '#src/contract/generated/types.ts'
import { type ControlProps, FieldFrame } from './field-frame.tsx'
import { useForm, useText } from './form-view.ts'

type LineField = TextFieldContent | EmailField | PhoneField

/** A line of text, an e-mail address or a phone number. */
export function TextField({ field }: { field: LineField }) {
  return <Line field={field} text={useText(field.name)} />
}

/** A longer text. */
export function ParagraphField({ field }: { field: ParagraphFieldContent }) {
  return <Paragraph field={field} text={useText(field.name)} />
}

interface Typed<F extends Field> {
  field: F
  text: string
}

// A key changes one text: whatever holds another stays as it is.
const Line = memo(function Line(typed: Typed<LineField>) {
  return <TypedField {...typed}>{control => <input {...control} {...attributesOf(typed.field)} />}</TypedField>
})

const Paragraph = memo(function Paragraph(typed: Typed<ParagraphFieldContent>) {
  return <TypedField {...typed}>{control => <textarea {...control} rows={4} maxLength={typed.field.maxLength} />}</TypedField>
})

interface TypedProps extends ControlProps {
  placeholder: string | undefined
  required: boolean
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/** What is typed: its control gets the text, and says when it changes. */
function TypedField({ field, text, children }: Typed<LineField | ParagraphFieldContent> & { children: (control: TypedProps) => ReactNode }) {
  const { name, label, hint, placeholder } = field
  const { choices, layout, dispatch } = useForm()
  const isNeeded = isRequired(field, choices, layout)
  return (
    <FieldFrame name={name} label={label} hint={hint} isRequired={isNeeded}>
      {control =>
        children({
          ...control,
          placeholder,
          required: isNeeded && field.required?.markup !== false,
          value: text,
          onChange: event => dispatch({ kind: 'text', name, text: event.currentTarget.value }),
        })
      }
    </FieldFrame>
  )
}

function attributesOf(field: LineField): InputHTMLAttributes<HTMLInputElement> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', autoComplete: 'email', maxLength: 254 }
    case 'phone':
      return { type: 'tel', autoComplete: 'tel-national', maxLength: 24 }
    case 'text':
      return { type: 'text', autoComplete: field.autocomplete, inputMode: field.inputMode, maxLength: field.maxLength }
  }
}
