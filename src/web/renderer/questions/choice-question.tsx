import { textOf } from '#src/booking/form/form-values.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { optionLabel } from '#src/catalog/words/input-words.ts'
import { Choice } from '../fields/choice.tsx'
import { useForm } from '../fields/form-view.ts'
import type { QuestionProps } from './question-kind.ts'

/** One of a few options. */
export function ChoiceQuestion({ category, input, placeholder }: QuestionProps<'choice'>) {
  const { choices, plan, dispatch } = useForm()
  const chosen = plan?.packageById.get(choices.package)?.package ?? null
  return (
    <Choice
      name={fieldName(category, input.id)}
      label={input.label}
      hint={input.hint}
      placeholder={placeholder}
      look="chips"
      answers={input.options.map(option => ({ id: option.id, label: optionLabel(chosen, input.id, option) }))}
      chosen={textOf(choices.inputs, input.id)}
      isRequired
      onChoose={text => dispatch({ kind: 'input', input: input.id, text })}
    />
  )
}
