import { fieldName } from '#src/booking/request/flat-fields.ts'
import { unitName } from '#src/catalog/words/input-words.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { useForm } from '../fields/form-view.ts'
import type { QuestionProps } from './question-kind.ts'

/** A quantity in a unit. */
export function NumberQuestion({ category, input }: QuestionProps<'number'>) {
  const { choices, dispatch } = useForm()
  const { scale = 0, min, max, overMax } = input
  const answer = ownValue(choices.inputs, input.id) ?? ''
  return (
    <FieldFrame name={fieldName(category, input.id)} label={input.label} hint={input.hint} isRequired>
      {control => (
        <span className="measure">
          <input
            {...control}
            type="number"
            inputMode={scale === 0 ? 'numeric' : 'decimal'}
            min={min}
            max={overMax === undefined ? max : undefined}
            step={10 ** -scale}
            placeholder={input.placeholder}
            required
            value={answer}
            onChange={event => dispatch({ kind: 'input', input: input.id, text: event.currentTarget.value })}
          />
          <span>{unitName(input, Number(answer))}</span>
        </span>
      )}
    </FieldFrame>
  )
}
