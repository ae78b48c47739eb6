import { fieldName } from '#src/booking/request/flat-fields.ts'
import { ownValue } from '#src/contract/own-value.ts'
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
      text={ownValue(choices.inputs, input.id) ?? ''}
      onText={text => dispatch({ kind: 'input', input: input.id, text })}
    />
  )
}
