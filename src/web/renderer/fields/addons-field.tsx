import { fieldName } from '#src/booking/request/flat-fields.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { AddonPlan, CategoryPlan } from '#src/catalog/plan.ts'
import { perUnit } from '#src/catalog/words/price-text.ts'
import { startingText } from '#src/catalog/words/starting-text.ts'
import type { AddonsField as AddonsFieldContent } from '#src/contract/generated/types.ts'
import { ChoiceFrame } from './field-frame.tsx'
import { useForm } from './form-view.ts'

/** The add-ons that go with the chosen package, by group. */
export function AddonsField({ field }: { field: AddonsFieldContent }) {
  const { plan, choices } = useForm()
  if (plan === null) return null
  const offered = offeredAddons(plan, choices.package)
  if (offered.length === 0) return null
  return (
    <ChoiceFrame name={fieldName(plan.category, 'addons')} label={field.label} isRequired={false}>
      {plan.category.addonGroups.map(group => {
        const addons = offered.filter(addon => addon.group === group)
        return (
          addons.length > 0 && (
            <fieldset key={group.id} className="choice addon-choice">
              <legend>{group.title}</legend>
              {group.intro !== undefined && <p className="hint">{group.intro}</p>}
              {addons.map(addon => (
                <AddonOption key={addon.id} plan={plan} offered={addon} quantityLabel={field.quantity} />
              ))}
            </fieldset>
          )
        )
      })}
    </ChoiceFrame>
  )
}

/** Those that go with the chosen package; all while none is chosen. */
export const offeredAddons = ({ addons }: CategoryPlan, chosen: string): readonly AddonPlan[] =>
  addons.filter(({ onlyWith }) => chosen === '' || onlyWith === null || onlyWith.has(chosen))

function AddonOption({ plan, offered, quantityLabel }: { plan: CategoryPlan; offered: AddonPlan; quantityLabel: string }) {
  const { revision, choices, dispatch } = useForm()
  const { addon, max } = offered
  const wording = revision.content.messages.price
  const count = choices.addons.filter(id => id === addon.id).length
  const item = plan.packageById.get(choices.package)?.package ?? null
  const isIncluded = offered.includedIn.has(choices.package)
  const price = startingText(addon.price, { category: plan.category, package: item, money: revision.money, wording })
  return (
    <div className="addon">
      <label>
        <input
          type="checkbox"
          name={fieldName(plan.category, 'addons')}
          value={addon.id}
          checked={count > 0}
          onChange={event => dispatch({ kind: 'addon', addon: addon.id, count: event.currentTarget.checked ? 1 : 0 })}
        />
        <span className="answer">
          <span>{addon.title}</span>
          <small suppressHydrationWarning>{isIncluded ? wording.included : perUnit(price, addon.unitLabel, wording)}</small>
        </span>
      </label>
      {max > 1 && count > 0 && (
        <input
          type="number"
          className="quantity"
          aria-label={fill(quantityLabel, { title: addon.title })}
          min={1}
          max={max}
          value={count}
          onChange={event => dispatch({ kind: 'addon', addon: addon.id, count: within(event.currentTarget.valueAsNumber, max) })}
        />
      )}
    </div>
  )
}

function within(count: number, max: number): number {
  return Number.isNaN(count) ? 1 : Math.min(Math.max(Math.round(count), 1), max)
}
