import { fieldName } from '#src/booking/request/flat-fields.ts'
import { optionLabel, unitName } from '#src/catalog/words/input-words.ts'
import type { Category, ChoiceInput, InputsField as InputsFieldContent, NumberInput } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { Choice } from './choice.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useForm } from './form-view.ts'

/** The category's questions that the price currently depends on. */
export function InputsField({ field }: { field: InputsFieldContent }) {
  const { plan, priced, choices } = useForm()
  if (plan === null) return null
  const { category } = plan
  // A refused answer yields no estimate to list the questions; keep the refused question visible.
  const isAsked = ({ id, show }: { id: string; show: string }) =>
    show === 'always' || (priced.estimate?.used.includes(id) ?? (ownValue(choices.inputs, id) ?? '') !== '')
  return category.inputs
    .filter(isAsked)
    .map(input =>
      input.kind === 'choice' ? (
        <ChoiceQuestion key={input.id} category={category} input={input} placeholder={field.placeholder} />
      ) : (
        <NumberQuestion key={input.id} category={category} input={input} />
      ),
    )
}

function ChoiceQuestion({ category, input, placeholder }: { category: Category; input: ChoiceInput; placeholder: string }) {
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
      chosen={ownValue(choices.inputs, input.id) ?? ''}
      isRequired
      onChoose={text => dispatch({ kind: 'input', input: input.id, text })}
    />
  )
}

function NumberQuestion({ category, input }: { category: Category; input: NumberInput }) {
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
