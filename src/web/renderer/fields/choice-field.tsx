import { isRequired } from '#src/booking/form-context.ts'
import type { ChoiceField as ChoiceFieldContent } from '#src/contract/generated/types.ts'
import { Choice } from './choice.tsx'
import { useForm } from './form-view.ts'

/** One of a few answers that no price depends on. */
export function ChoiceField({ field }: { field: ChoiceFieldContent }) {
  const { state, layout, dispatch } = useForm()
  return (
    <Choice
      name={field.name}
      label={field.label}
      hint={field.hint}
      placeholder={field.placeholder ?? ''}
      look="chips"
      answers={field.options}
      chosen={state.values.texts[field.name] ?? ''}
      isRequired={isRequired(field, state.values, layout)}
      onChoose={text => dispatch({ kind: 'text', name: field.name, text })}
    />
  )
}
