import { Flex } from '@sanity/ui'
import type { NumberInput } from '../../../contract/generated/types.ts'
import { endProblems, freeProblem, highRateProblem } from '../../../studio-model/prices/field-problems.ts'
import type { Tier } from '../../../studio-model/prices/forms/per-unit.ts'
import { usePriceEditor } from '../price-editor.ts'
import { AmountField } from './amount-field.tsx'
import { StepTable } from './step-table.tsx'

/** The label of a rate's high end. */
export const HIGH_RATE = 'Rate at most'

interface TierFieldsProps {
  tiers: readonly Tier[]
  number: NumberInput | undefined
  of?: string | undefined
  onChange: (tiers: Tier[]) => void
}

/** Rates, each for the part of an answer above the step before. */
export function TierFields({ tiers, number, of: owner, onChange }: TierFieldsProps) {
  const { scope } = usePriceEditor()
  return (
    <StepTable
      title="Rates"
      steps={tiers}
      number={number}
      problems={endProblems(
        tiers.map(({ upTo }) => upTo),
        number,
      )}
      priceTitle="Rate, and the most where it is a range"
      newStep={key => ({ key, upTo: undefined, rate: undefined, highRate: undefined })}
      onChange={onChange}
      renderStep={(tier, step, change) => {
        const of = owner === undefined ? step : `${owner}, ${step}`
        return (
          <Flex gap={2} wrap="wrap">
            <AmountField
              label="Rate"
              of={of}
              isLabelHidden
              value={tier.rate}
              problem={freeProblem(tiers) ?? scope.orNoneProblem(tier.rate)}
              onChange={rate => change({ ...tier, rate })}
            />
            <AmountField
              label={HIGH_RATE}
              of={of}
              isLabelHidden
              value={tier.highRate}
              problem={highRateProblem(tier, scope)}
              onChange={highRate => change({ ...tier, highRate })}
            />
          </Flex>
        )
      }}
    />
  )
}
