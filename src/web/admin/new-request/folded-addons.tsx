import { useEffect, useRef } from 'react'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { AddonsField as AddonsFieldContent } from '#src/contract/generated/types.ts'
import { AddonsField, offeredAddons } from '../../renderer/fields/addons-field.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'

/** The add-ons, folded under how many there are and how many are chosen; those of another category are folded again. */
export function FoldedAddonsField({ field }: { field: AddonsFieldContent }) {
  const { plan, choices } = useForm()
  if (plan === null) return null
  const offered = offeredAddons(plan, choices.package).length
  return offered === 0 ? null : <FoldedAddons key={plan.category.id} field={field} plan={plan} offered={offered} />
}

/** Opens by itself when one gets chosen or refused. */
function FoldedAddons({ field, plan, offered }: { field: AddonsFieldContent; plan: CategoryPlan; offered: number }) {
  const { choices, errors } = useForm()
  const box = useRef<HTMLDetailsElement>(null)
  const chosen = new Set(choices.addons).size
  const isOpened = chosen > 0 || Object.hasOwn(errors, fieldName(plan.category, 'addons'))
  useEffect(() => {
    if (box.current !== null && isOpened) box.current.open = true
  }, [isOpened])
  return (
    <details ref={box} className="folded-addons">
      <summary>{`${field.label} (${offered})${chosen === 0 ? '' : `, ${chosen} chosen`}`}</summary>
      <AddonsField field={field} />
    </details>
  )
}
