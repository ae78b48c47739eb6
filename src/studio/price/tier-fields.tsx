import type { NumberInput } from '../../contract/generated/types.ts'
import { endProblems } from '../model/field-problems.ts'
import type { Tier } from '../model/price-form.ts'
import { AmountField } from './amount-field.tsx'
import { StepTable } from './step-table.tsx'

interface TierFieldsProps {
  tiers: readonly Tier[]
  number: NumberInput | undefined
  label: (name: string) => string
  onChange: (tiers: Tier[]) => void
}

/** Rates, each for the part of an answer above the step before. */
export function TierFields({ tiers, number, label, onChange }: TierFieldsProps) {
  return (
    <StepTable
      title={label('Rates')}
      steps={tiers}
      number={number}
      problems={endProblems(
        tiers.map(({ upTo }) => upTo),
        number,
      )}
      priceTitle="Rate"
      newStep={key => ({ key, upTo: undefined, rate: undefined })}
      onChange={onChange}
      renderStep={(tier, of, change) => (
        <AmountField label={`${of}: rate`} isLabelHidden value={tier.rate} onChange={rate => change({ ...tier, rate })} />
      )}
    />
  )
}
