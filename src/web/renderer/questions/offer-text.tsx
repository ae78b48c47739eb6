import type { LookupInput } from '#src/contract/generated/types.ts'
import { useForm } from '../fields/form-view.ts'

interface OfferTextProps {
  input: LookupInput
  /** The id of what was found. */
  found: string
}

/** What a coupon is for; that nobody knows it, or that it changes nothing here. */
export function OfferText({ input, found }: OfferTextProps) {
  const { plan, priced } = useForm()
  const { estimate } = priced
  const title = input.options.find(({ id }) => id === found)?.label
  const own = plan?.rules.filter(({ rule }) => rule.when?.inputs?.some(({ input: of, options }) => of === input.id && options?.includes(found)))
  const told = [...(estimate?.lines ?? []), ...(estimate?.notes ?? [])]
  const isUnused = estimate?.state === 'priced' && own?.every(({ rule }) => !told.some(({ id }) => id === rule.id))
  const isKnown = input.else.option !== found
  return <output className="field">{isKnown && isUnused ? plan?.category.couponWords?.unused : title}</output>
}
