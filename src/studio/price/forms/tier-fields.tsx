import type { NumberInput } from '../../../contract/generated/types.ts'
import { endProblems, freeProblem } from '../../../studio-model/prices/field-problems.ts'
import type { Tier } from '../../../studio-model/prices/forms/per-unit.ts'
import { usePriceEditor } from '../price-editor.ts'
import { AmountField } from './amount-field.tsx'
import { StepTable } from './step-table.tsx'

interface TierFieldsProps {
  tiers: readonly Tier[]
  number: NumberInput | undefined
  of?: string | undefined
  onChange: (tiers: Tier[]) => void
}

/** Rates, each for the part of an answer above the step before. */
export function TierFields({ tiers, number, of: owner, onChange }: TierFieldsProps) {
  const { scope } = usePriceEditor()
  const rates = tiers.map(({ rate }) => rate)
  return (
    <StepTable
      title="Rates"
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
        <AmountField
          label="Rate"
          of={owner === undefined ? of : `${owner}, ${of}`}
          isLabelHidden
          value={tier.rate}
          problem={freeProblem(rates) ?? scope.orNoneProblem(tier.rate)}
          onChange={rate => change({ ...tier, rate })}
        />
      )}
    />
  )
}
