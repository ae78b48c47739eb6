import { isRequired } from '#src/booking/form/circumstances.ts'
import type { ChoiceField as ChoiceFieldContent } from '#src/contract/generated/types.ts'
import { Choice } from './choice.tsx'
import { useForm, useText } from './form-view.ts'

/** A choice that does not affect the price. */
export function ChoiceField({ field }: { field: ChoiceFieldContent }) {
  const { choices, layout, dispatch } = useForm()
  const text = useText(field.name)
  return (
    <Choice
      name={field.name}
      label={field.label}
      hint={field.hint}
      placeholder={field.placeholder ?? ''}
      look="chips"
      answers={field.options}
      chosen={text}
      isRequired={isRequired(field, choices, layout)}
      onChoose={text => dispatch({ kind: 'text', name: field.name, text })}
    />
  )
}
