import { useState } from 'react'
import { readNumber } from '#src/booking/form/form-values.ts'
import { withAnswer } from '#src/booking/form/visit-items.ts'
import { visitField } from '#src/booking/request/visit-fields.ts'
import { NO_REST } from '#src/catalog/visit/visit-pricing.ts'
import type { ChoiceInput, NumberInput, VisitInput } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { Choice } from '../../renderer/fields/choice.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'
import { NumberField } from '../../renderer/questions/number-field.tsx'

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
      onChoose={answer => dispatch({ kind: 'visit', values: withAnswer(choices, id, answer), field: visitField(id) })}
    />
  )
}

function VisitNumber({ input }: { input: NumberInput }) {
  const { choices, dispatch } = useForm()
  const name = visitField(input.id)
  const answer = ownValue((choices.rest ?? NO_REST).inputs, input.id)
  // What is typed need not be a number yet.
  const [text, type] = useState(answer === undefined ? '' : String(answer))
  const shown = answer !== undefined && readNumber(text) !== answer ? String(answer) : text
  const enter = (typed: string) => {
    type(typed)
    dispatch({ kind: 'visit', values: withAnswer(choices, input.id, readNumber(typed)), field: name })
  }
  return <NumberField name={name} input={input} text={shown} onText={enter} />
}
