import { textOf } from '#src/booking/form/form-values.ts'
import { useEffect, useState } from 'react'
import type { AnswerShape } from '#src/contract/answer-shape.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { isCoupon, USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import type { LookupAnswer, LookupInput } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { expectShape } from '../../api/answer.ts'
import { logOnly } from '../../form/log-only.ts'
import { type FormView, useForm } from '../fields/form-view.ts'

/** How long nothing is typed before a name is looked up; a code is complete at once. */
const DEBOUNCE_MS = 400

/** Here, and not with the answers that every form asks for: those are in its script. */
const LOOKUP_ANSWER: AnswerShape<LookupAnswer> = { shape: { 'answer?': 'string', 'despite?': 'string' } }

interface LookedUp {
  /** What the server finds; null while that is not known. */
  found: string | null
  answer: string
  isChosen: boolean
  /** What the owner may choose in place of a code that has been used up. */
  despite: string | undefined
}

/** What the server finds for the code that is typed, which becomes the answer unless visitors choose. */
export function useLookedUp(input: LookupInput): LookedUp {
  const { choices, dispatch } = useForm()
  const text = useSettledText(input)
  const answer = textOf(choices.inputs, input.id)
  const isRefused = useRefused(input, answer)
  const asked = useFound(input, text)
  const found = isRefused ? USED_UP : asked && (asked.answer ?? '')
  const despite = asked?.despite
  const isChosen = found !== null && (found === '' || input.correctable === true || despite !== undefined)
  useEffect(() => {
    if (found === null || found === '' || found === answer) return
    if (answer === '' || !isChosen) dispatch({ kind: 'input', input: input.id, text: found })
  }, [found, answer, isChosen, input.id, dispatch])
  return { found: text === null ? null : found, answer, isChosen, despite }
}

/** Whether sending the code was refused: its price is no longer shown, until another code is typed. The owner may send it all the same. */
function useRefused(input: LookupInput, answer: string): boolean {
  const { plan, errors, lookup } = useForm()
  const isOwners = lookup !== undefined
  if (plan === null || isOwners || !isCoupon(input) || !input.options.some(({ id }) => id === USED_UP)) return false
  return answer === USED_UP || ownValue(errors, fieldName(plan.category, input.from)) !== undefined
}

/** The code that is typed, in its normal form, once it is complete; null while there is none. */
function useSettledText({ from }: LookupInput): string | null {
  const { choices, plan } = useForm()
  const code = plan?.inputById.get(from)
  const text = code?.kind === 'code' ? code.read(textOf(choices.inputs, from)) : null
  const isShaped = plan?.category.inputs.some(input => input.id === from && 'pictures' in input) === true
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), isShaped ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isShaped])
  return text === settled ? text : null
}

/** What the server finds: an option's id, or the word for a reason; nothing where visitors choose, and when it cannot be asked; null while that is not known. */
function useFound({ id }: LookupInput, text: string | null): LookupAnswer | null {
  const { api, plan, revision, lookup } = useForm()
  const [known, know] = useState<{ path: string; found: LookupAnswer } | null>(null)
  const path = text === null || plan === null ? null : (lookup ?? '/api/v1/services/lookup?') + queryOf(plan.category.id, id, text, revision)
  useEffect(() => {
    if (api === null || path === null) return
    let isCurrent = true
    const tell = (found: LookupAnswer) => isCurrent && know({ path, found })
    api
      .get(path)
      .then(answer => tell(expectShape(LOOKUP_ANSWER, answer)))
      .catch((failure: unknown) => {
        logOnly(failure)
        tell({})
      })
    return () => {
      isCurrent = false
    }
  }, [api, path])
  return known !== null && known.path === path ? known.found : null
}

/** The answer of a revision may be kept; the revision is a part of its content's address. */
function queryOf(category: string, input: string, text: string, { id }: FormView['revision']): string {
  const revision = /\/content\/([^/]+)\//.exec(id)?.[1]
  return String(new URLSearchParams({ category, input, text, ...(revision !== undefined && { revision }) }))
}
