import { fieldName } from '#src/booking/request/flat-fields.ts'
import { USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import type { LookupInput } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { useForm } from '../fields/form-view.ts'
import { useLookedUp } from './use-looked-up.ts'

interface OfferTextProps {
  input: LookupInput
  /** Id of the control for the code. */
  control: string
}

/**
 * What a coupon is for; that nobody knows it, that it has been used up, or that it changes nothing here. It looks like the answer to a time: good only where it
 * has a part in the price, as not before its days.
 */
export function OfferText({ input, control }: OfferTextProps) {
  const { plan, priced, errors, UsedUp } = useForm()
  const { found, answer, despite } = useLookedUp(input)
  if (found === null || found === '') return null
  // Why it was refused stands there already.
  const isRefused = plan !== null && ownValue(errors, fieldName(plan.category, input.from)) !== undefined
  const { estimate } = priced
  const title = input.options.find(({ id }) => id === found)?.label
  const own = plan?.rules.filter(({ rule }) => rule.when?.inputs?.some(({ input: of, options }) => of === input.id && options?.includes(found)))
  const isIn = (told: readonly { id: string }[] = []) => own?.some(({ rule }) => told.some(({ id }) => id === rule.id))
  const isApplied = isIn(estimate?.lines)
  const isUnused = estimate?.state === 'priced' && !isApplied && !isIn(estimate.notes)
  const isKnown = input.else.option !== found && found !== USED_UP
  return (
    <>
      {!isRefused && (
        <output className="slot" htmlFor={control} data-slot={isApplied ? 'available' : isUnused || !isKnown ? 'booked' : undefined}>
          {isKnown && isUnused ? `${title}. ${plan?.category.couponWords?.unused}` : title}
        </output>
      )}
      {UsedUp && <UsedUp offer={input.id} answer={answer} despite={despite} />}
    </>
  )
}
