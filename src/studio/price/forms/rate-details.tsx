import { Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import type { NumberInput } from '../../../contract/generated/types.ts'
import { highRateProblem, maxProblem, quantityOf } from '../../../studio-model/prices/field-problems.ts'
import type { PerUnit } from '../../../studio-model/prices/forms/per-unit.ts'
import { CheckField } from '../../fields/check-field.tsx'
import { newKey, usePriceEditor } from '../price-editor.ts'
import { AmountField } from './amount-field.tsx'
import { QuantityField } from './quantity-field.tsx'
import { HIGH_RATE } from './tier-fields.tsx'

interface RateDetailsProps {
  figure: PerUnit
  onChange: (figure: PerUnit) => void
  of: string | undefined
  /** The question whose answers are counted. */
  number: NumberInput | undefined
}

/** Rarer parts of a rate: charged steps, a fixed charge, bounds, and graduated rates. */
export function RateDetails({ figure, onChange, of, number }: RateDetailsProps) {
  const { scope, vocabulary, readOnly } = usePriceEditor()
  const [isOpen, setOpen] = useState(hasDetails(figure))
  const change = (part: Partial<PerUnit>) => onChange({ ...figure, ...part })
  const quantity = (label: string, name: 'each' | 'roundUp') => (
    <QuantityField
      label={label}
      of={of}
      value={figure[name]}
      number={number}
      problem={quantityOf(figure[name], number)}
      onChange={value => change({ [name]: value })}
    />
  )
  const minProblem = figure.min === undefined ? null : scope.amountProblem(figure.min)
  return (
    <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary style={{ cursor: 'pointer', fontSize: 13, color: 'var(--card-muted-fg-color)' }}>More about this rate</summary>
      <Stack gap={4} paddingTop={4} paddingLeft={3}>
        {figure.tiers === null && (
          <AmountField
            label={HIGH_RATE}
            of={of}
            value={figure.highRate}
            problem={highRateProblem(figure, scope)}
            onChange={highRate => change({ highRate })}
          />
        )}
        <Flex gap={3} wrap="wrap">
          {quantity('The rate is for so many', 'each')}
          {quantity('Rounded up to a multiple of', 'roundUp')}
        </Flex>
        <FixedPart figure={figure} of={of} onChange={onChange} />
        <Flex gap={3} wrap="wrap">
          <AmountField label="At least" of={of} value={figure.min} problem={minProblem} onChange={min => change({ min })} />
          <AmountField
            label="At most"
            of={of}
            value={figure.max}
            problem={maxProblem(figure.min, figure.max, scope)}
            onChange={max => change({ max })}
          />
        </Flex>
        {vocabulary.hasTiers && (
          <CheckField
            label="Other rates for larger answers"
            of={of}
            isChecked={figure.tiers !== null}
            readOnly={readOnly}
            onChange={hasTiers => onChange(withTiers(figure, hasTiers))}
          />
        )}
      </Stack>
    </details>
  )
}

function FixedPart({ figure, of, onChange }: Pick<RateDetailsProps, 'figure' | 'of' | 'onChange'>) {
  const { readOnly } = usePriceEditor()
  const { charge } = figure
  return (
    <Stack gap={3}>
      <CheckField
        label="And a fixed part"
        of={of}
        isChecked={charge !== null}
        readOnly={readOnly}
        onChange={isCharged => onChange({ ...figure, charge: isCharged ? { amount: undefined, isFirst: true, keys: ['charge', 'rate'] } : null })}
      />
      {charge !== null && (
        <AmountField label="Fixed part" of={of} value={charge.amount} onChange={amount => onChange({ ...figure, charge: { ...charge, amount } })} />
      )}
    </Stack>
  )
}

function hasDetails({ tiers, each, roundUp, charge, highRate, min, max }: PerUnit): boolean {
  return tiers !== null || charge !== null || [highRate, each, roundUp, min, max].some(value => value !== undefined)
}

function withTiers(figure: PerUnit, hasTiers: boolean): PerUnit {
  if (!hasTiers) return { ...figure, tiers: null, rate: figure.tiers?.[0]?.rate, highRate: figure.tiers?.[0]?.highRate }
  const { rate, highRate } = figure
  return { ...figure, rate: undefined, highRate: undefined, tiers: [1, 2].map(() => ({ key: newKey(), upTo: undefined, rate, highRate })) }
}
