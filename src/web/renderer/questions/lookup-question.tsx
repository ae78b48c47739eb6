import { useEffect, useState } from 'react'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { optionLabel } from '#src/catalog/words/input-words.ts'
import type { AnswerShape } from '#src/contract/answer-shape.ts'
import type { LookupAnswer, LookupInput } from '#src/contract/generated/types.ts'
import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { expectShape } from '../../api/answer.ts'
import { logOnly } from '../../form/log-only.ts'
import { Choice } from '../fields/choice.tsx'
import { type FormView, useForm } from '../fields/form-view.ts'
import type { QuestionProps } from './question-kind.ts'

/** How long nothing is typed before a name is looked up; a code is complete at once. */
const DEBOUNCE_MS = 400

/** Here, and not with the answers that every form asks for: those are in its script. */
const LOOKUP_ANSWER: AnswerShape<LookupAnswer> = { shape: { 'answer?': 'string' } }

/** A choice that the server looks up. What it found is shown; visitors choose where it found nothing, where content lets them correct it, and while the server cannot be asked. */
export function LookupQuestion(props: QuestionProps<'lookup'>) {
  // What a coupon is for stands with its code.
  return isCoupon(props.input) ? null : <LookedUp {...props} />
}

/** What was found, or the choice. */
function LookedUp({ category, input, placeholder }: QuestionProps<'lookup'>) {
  const { choices, plan, dispatch } = useForm()
  const { found, answer, isChosen } = useAnswer(input)
  const chosen = plan?.packageById.get(choices.package)?.package ?? null
  if (found === null) return null
  const answers = input.options.map(option => ({ id: option.id, label: optionLabel(chosen, input.id, option) }))
  if (!isChosen) {
    const label = answers.find(({ id }) => id === found)?.label
    return label === undefined ? null : <output className="field">{`${input.label}: ${label}`}</output>
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

/** What the server finds for the code that is typed, which becomes the answer unless visitors choose; null while that is not known. */
export function useAnswer(input: LookupInput): { found: string | null; answer: string; isChosen: boolean } {
  const { choices, dispatch } = useForm()
  const text = useSettledText(input)
  const found = useFound(input, text)
  const answer = ownValue(choices.inputs, input.id) ?? ''
  const isChosen = found !== null && (found === '' || input.correctable === true)
  useEffect(() => {
    if (found === null || found === '' || found === answer) return
    if (answer === '' || !isChosen) dispatch({ kind: 'input', input: input.id, text: found })
  }, [found, answer, isChosen, input.id, dispatch])
  return { found: text === null ? null : found, answer, isChosen }
}

/** The code that is typed, in its normal form, once it is complete; null while there is none. */
function useSettledText({ from }: LookupInput): string | null {
  const { choices, plan } = useForm()
  const code = plan?.inputById.get(from)
  const text = code?.kind === 'code' ? code.read(ownValue(choices.inputs, from) ?? '') : null
  const isShaped = plan?.category.inputs.some(input => input.id === from && 'pictures' in input) === true
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), isShaped ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isShaped])
  return text === settled ? text : null
}

/** What the server finds: an option's id, or the word for a reason; empty where visitors choose, and when it cannot be asked; null while that is not known. */
function useFound({ id }: LookupInput, text: string | null): string | null {
  const { api, plan, revision } = useForm()
  const [known, know] = useState<{ path: string; found: string } | null>(null)
  const path = text === null || plan === null ? null : pathOf(plan.category.id, id, text, revision)
  useEffect(() => {
    if (api === null || path === null) return
    let isCurrent = true
    const tell = (found: string) => isCurrent && know({ path, found })
    api
      .get(path)
      .then(answer => tell(expectShape(LOOKUP_ANSWER, answer).answer ?? ''))
      .catch((failure: unknown) => {
        logOnly(failure)
        tell('')
      })
    return () => {
      isCurrent = false
    }
  }, [api, path])
  return known !== null && known.path === path ? known.found : null
}

/** The answer of a revision may be kept; the revision is a part of its content's address. */
function pathOf(category: string, input: string, text: string, { id }: FormView['revision']): string {
  const revision = /\/content\/([^/]+)\//.exec(id)?.[1]
  return `/api/v1/services/lookup?${new URLSearchParams({ category, input, text, ...(revision !== undefined && { revision }) })}`
}
