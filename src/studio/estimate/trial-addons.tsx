import { Stack, Text } from '@sanity/ui'
import type { AddonPlan, CategoryPlan } from '../../catalog/plan.ts'
import { goesWith, type Trial, withAddon } from '../../studio-model/estimate/draft-estimate.ts'
import { CheckField } from '../fields/check-field.tsx'
import { SelectField } from '../fields/select-field.tsx'

interface TrialAddonsProps {
  plan: CategoryPlan
  trial: Trial
  onChange: (trial: Trial) => void
}

/** The add-ons that go with the chosen package, by their groups. */
export function TrialAddons({ plan, trial, onChange }: TrialAddonsProps) {
  return plan.category.addonGroups.map(group => {
    const addons = plan.addons.filter(addon => addon.group === group && goesWith(plan, addon.id, trial.package))
    if (addons.length === 0) return null
    return (
      <fieldset key={group.id} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <legend style={{ padding: 0, marginBottom: 12 }}>
          <Text size={1} weight="medium">
            {group.title}
          </Text>
        </legend>
        <Stack gap={3}>
          {addons.map(addon => (
            <Taken
              key={addon.id}
              addon={addon}
              count={trial.addons[addon.id] ?? 0}
              onChange={count => onChange(withAddon(plan, trial, addon, count))}
            />
          ))}
        </Stack>
      </fieldset>
    )
  })
}

function Taken({ addon: { addon, max }, count, onChange }: { addon: AddonPlan; count: number; onChange: (count: number) => void }) {
  if (max === 1) return <CheckField label={addon.title} isChecked={count > 0} readOnly={false} onChange={isTaken => onChange(isTaken ? 1 : 0)} />
  return (
    <SelectField
      label={addon.title}
      value={String(count)}
      options={Array.from({ length: max + 1 }, (_, number) => ({ id: String(number), label: number === 0 ? 'None' : String(number) }))}
      problem={null}
      readOnly={false}
      onChange={number => onChange(Number(number))}
    />
  )
}
