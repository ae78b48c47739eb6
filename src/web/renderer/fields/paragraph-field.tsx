import { isRequired } from '#src/booking/form-context.ts'
import type { ParagraphField as ParagraphFieldContent } from '#src/contract/generated/types.ts'
import { FieldFrame } from './field-frame.tsx'
import { useForm, useText } from './form-view.ts'

/** A longer text. */
export function ParagraphField({ field }: { field: ParagraphFieldContent }) {
  const { choices, layout, dispatch } = useForm()
  const text = useText(field.name)
  const required = isRequired(field, choices, layout)
  return (
    <FieldFrame name={field.name} label={field.label} hint={field.hint} isRequired={required}>
      {control => (
        <textarea
          {...control}
          rows={4}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          required={required && field.required?.markup !== false}
          value={text}
          onChange={event => dispatch({ kind: 'text', name: field.name, text: event.currentTarget.value })}
        />
      )}
    </FieldFrame>
  )
}
