import { fieldName } from '#src/booking/request/flat-fields.ts'
import { optionLabel } from '#src/catalog/words/input-words.ts'
import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import { Choice } from '../fields/choice.tsx'
import { useForm } from '../fields/form-view.ts'
import type { QuestionProps } from './question-kind.ts'
import { useLookedUp } from './use-looked-up.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'

/** A choice that the server looks up. What it found is shown; visitors choose where it found nothing, where content lets them correct it, and while the server cannot be asked. */
export function LookupQuestion(props: QuestionProps<'lookup'>) {
  // What a coupon is for stands with its code.
  return isCoupon(props.input) ? null : <LookedUp {...props} />
}

/** What was found, or the choice. */
function LookedUp({ category, input, placeholder }: QuestionProps<'lookup'>) {
  const { choices, plan, dispatch } = useForm()
  const { found, answer, isChosen } = useLookedUp(input)
  const chosen = plan?.packageById.get(choices.package)?.package ?? null
  if (found === null) return null
  const answers = input.options.map(option => ({ id: option.id, label: optionLabel(chosen, input.id, option) }))
  if (!isChosen) {
    const label = answers.find(({ id }) => id === found)?.label
    return label === undefined ? null : <output className="field">{questionAnswer(input.label, label)}</output>
  }
  return (
    <Choice
      name={fieldName(category, input.id)}
      label={input.label}
      hint={input.hint}
      placeholder={placeholder}
      look="chips"
      answers={answers}
      chosen={answer}
      isRequired
      onChoose={id => dispatch({ kind: 'input', input: input.id, text: id })}
    />
  )
}
