import { textOf } from '#src/booking/form/form-values.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import type { Category, InputsField as InputsFieldContent } from '#src/contract/generated/types.ts'
import type { QuestionProps } from '../questions/question-kind.ts'
import { questionOf } from '../questions/registry.ts'
import { useForm } from './form-view.ts'

/** The category's questions that the price currently depends on. */
export function InputsField({ field }: { field: InputsFieldContent }) {
  const { plan, priced, choices } = useForm()
  if (plan === null) return null
  const { category } = plan
  // A refused answer yields no estimate to list the questions; keep the refused question visible.
  const isShown = ({ id, show }: AskedInput) => show === 'always' || (priced.estimate?.used.includes(id) ?? textOf(choices.inputs, id) !== '')
  return category.inputs
    .filter(isAsked)
    .filter(isShown)
    .map(input => rendered(input, category, field.placeholder))
}

function rendered<K extends AskedInput['kind']>(input: QuestionProps<K>['input'], category: Category, placeholder: string) {
  const Renderer = questionOf<K>(input)
  return <Renderer key={input.id} category={category} input={input} placeholder={placeholder} />
}
