import type { LookupInput } from '#src/contract/generated/types.ts'
import { useForm } from '../fields/form-view.ts'
import { useLookedUp } from './use-looked-up.ts'

interface OfferTextProps {
  input: LookupInput
  /** Id of the control for the code. */
  control: string
}

/** What a coupon is for; that nobody knows it, or that it changes nothing here. It looks like the answer to a time. */
export function OfferText({ input, control }: OfferTextProps) {
  const { plan, priced } = useForm()
  const { found } = useLookedUp(input)
  if (found === null || found === '') return null
  const { estimate } = priced
  const title = input.options.find(({ id }) => id === found)?.label
  const own = plan?.rules.filter(({ rule }) => rule.when?.inputs?.some(({ input: of, options }) => of === input.id && options?.includes(found)))
  const told = [...(estimate?.lines ?? []), ...(estimate?.notes ?? [])]
  const isUnused = estimate?.state === 'priced' && own?.every(({ rule }) => !told.some(({ id }) => id === rule.id))
  const isKnown = input.else.option !== found
  return (
    <output className="slot" htmlFor={control} data-slot={isKnown && isUnused !== true ? 'available' : 'booked'}>
      {isKnown && isUnused ? plan?.category.couponWords?.unused : title}
    </output>
  )
}
