import { type ChangeEvent, memo, type ReactNode } from 'react'
import { isRequired } from '#src/booking/form/circumstances.ts'
import type { NamedField } from '#src/booking/form/form-values.ts'
import { type ControlProps, FieldFrame } from './field-frame.tsx'
import { useForm, useText } from './form-view.ts'

/** Props of a control in which a text is typed. */
export interface TypedProps extends ControlProps {
  placeholder: string | undefined
  required: boolean
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/** Creates a text field from its control: passes in the text and dispatches changes. */
export function typedField<F extends NamedField & { placeholder?: string }>(render: (control: TypedProps, field: F) => ReactNode) {
  // Memoized: a key changes one text, so the other text fields need not render.
  const Typed = memo(function Typed({ field, text }: { field: F; text: string }) {
    const { name, label, hint, placeholder, required } = field
    const { choices, layout, dispatch } = useForm()
    const isNeeded = isRequired(field, choices, layout)
    return (
      <FieldFrame name={name} label={label} hint={hint} isRequired={isNeeded}>
        {control =>
          render(
            {
              ...control,
              placeholder,
              required: isNeeded && required?.markup !== false,
              value: text,
              onChange: event => dispatch({ kind: 'text', name, text: event.currentTarget.value }),
            },
            field,
          )
        }
      </FieldFrame>
    )
  })
  return function TypedField({ field }: { field: F }) {
    return <Typed field={field} text={useText(field.name)} />
  }
}
