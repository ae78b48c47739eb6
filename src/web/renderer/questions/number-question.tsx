import { textOf } from '#src/booking/form/form-values.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { useForm } from '../fields/form-view.ts'
import { NumberField } from './number-field.tsx'
import type { QuestionProps } from './question-kind.ts'

/** A quantity in a unit. */
export function NumberQuestion({ category, input }: QuestionProps<'number'>) {
  const { choices, dispatch } = useForm()
  return (
    <NumberField
      name={fieldName(category, input.id)}
      input={input}
      text={textOf(choices.inputs, input.id)}
      onText={text => dispatch({ kind: 'input', input: input.id, text })}
    />
  )
}
