import { isRequired } from '#src/booking/form-context.ts'
import type { ParagraphField as ParagraphFieldContent } from '#src/contract/generated/types.ts'
import { FieldFrame } from './field-frame.tsx'
import { useForm } from './form-view.ts'

/** A longer text. */
export function ParagraphField({ field }: { field: ParagraphFieldContent }) {
  const { state, layout, dispatch } = useForm()
  const required = isRequired(field, state.values, layout)
  return (
    <FieldFrame name={field.name} label={field.label} hint={field.hint} isRequired={required}>
      {control => (
        <textarea
          {...control}
          rows={4}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          required={required && field.required?.markup !== false}
          value={state.values.texts[field.name] ?? ''}
          onChange={event => dispatch({ kind: 'text', name: field.name, text: event.currentTarget.value })}
        />
      )}
    </FieldFrame>
  )
}
