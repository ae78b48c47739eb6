import { useState } from 'react'
import { readNumber } from '#src/booking/form/form-values.ts'
import { withAnswer } from '#src/booking/form/visit-items.ts'
import { visitField } from '#src/booking/request/visit-fields.ts'
import { NO_REST } from '#src/catalog/visit/visit-pricing.ts'
import { unitName } from '#src/catalog/words/input-words.ts'
import type { ChoiceInput, NumberInput, VisitInput } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { Choice } from '../../renderer/fields/choice.tsx'
import { FieldFrame } from '../../renderer/fields/field-frame.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'

/** A question of the visit itself. */
export function VisitQuestion({ input }: { input: VisitInput }) {
  return input.kind === 'choice' ? <VisitChoice input={input} /> : <VisitNumber input={input} />
}

function VisitChoice({ input: { id, label, hint, options } }: { input: ChoiceInput }) {
  const { choices, dispatch } = useForm()
  return (
    <Choice
      name={visitField(id)}
      label={label}
      hint={hint}
      placeholder=""
      look="chips"
      answers={options}
      chosen={String(ownValue((choices.rest ?? NO_REST).inputs, id) ?? '')}
      isRequired
      onChoose={answer => dispatch({ kind: 'visit', values: withAnswer(choices, id, answer) })}
    />
  )
}

function VisitNumber({ input }: { input: NumberInput }) {
  const { choices, dispatch } = useForm()
  const { id, label, hint, scale = 0, min, max, overMax, placeholder } = input
  const answer = ownValue((choices.rest ?? NO_REST).inputs, id)
  // What is typed need not be a number yet.
  const [text, type] = useState(answer === undefined ? '' : String(answer))
  const shown = answer !== undefined && readNumber(text) !== answer ? String(answer) : text
  return (
    <FieldFrame name={visitField(id)} label={label} hint={hint} isRequired>
      {control => (
        <span className="measure">
          <input
            {...control}
            type="number"
            inputMode={scale === 0 ? 'numeric' : 'decimal'}
            min={min}
            max={overMax === undefined ? max : undefined}
            step={10 ** -scale}
            placeholder={placeholder}
            required
            value={shown}
            onChange={event => {
              type(event.currentTarget.value)
              dispatch({ kind: 'visit', values: withAnswer(choices, id, readNumber(event.currentTarget.value)) })
            }}
          />
          <span>{unitName(input, Number(shown))}</span>
        </span>
      )}
    </FieldFrame>
  )
}
