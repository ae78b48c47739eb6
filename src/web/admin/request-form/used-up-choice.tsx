import { USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import { type UsedUpProps, useForm } from '../../renderer/fields/form-view.ts'

/** Below a discount code that has been used up: the owner may let it count. */
export function UsedUpChoice({ offer, answer, despite }: UsedUpProps) {
  const { dispatch } = useForm()
  if (despite === undefined) return null
  return (
    <label className="checkable">
      <input
        type="checkbox"
        checked={answer === despite}
        onChange={event => dispatch({ kind: 'input', input: offer, text: event.currentTarget.checked ? despite : USED_UP })}
      />
      Let it count all the same
    </label>
  )
}
