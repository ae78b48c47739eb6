import { fieldName } from '#src/booking/request/flat-fields.ts'
import { USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import { type UsedUpProps, useForm } from '../../renderer/fields/form-view.ts'
import { COUNTED } from './counted-codes.ts'

/** Below a discount code that has been used up: the owner may let it count. */
export function UsedUpChoice({ offer, answer, despite }: UsedUpProps) {
  const { plan, dispatch } = useForm()
  const input = plan?.category.inputs.find(({ id }) => id === offer)
  if (despite === undefined || plan === null || input?.kind !== 'lookup') return null
  return (
    <label className="checkable">
      <input
        type="checkbox"
        name={COUNTED}
        value={fieldName(plan.category, input.from)}
        checked={answer === despite}
        onChange={event => dispatch({ kind: 'input', input: offer, text: event.currentTarget.checked ? despite : USED_UP })}
      />
      Let it count all the same
    </label>
  )
}
