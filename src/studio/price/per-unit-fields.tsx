import { Flex, Stack, Text } from '@sanity/ui'
import { choiceProblem, maxProblem, quantityOf } from '../model/field-problems.ts'
import type { Amount, PerUnit } from '../model/price-form.ts'
import { AmountField } from './amount-field.tsx'
import { CheckField } from './check-field.tsx'
import { withOpen } from './one-fields.tsx'
import { newKey, usePriceEditor } from './price-editor.ts'
import { QuantityField } from './quantity-field.tsx'
import { SelectField } from './select-field.tsx'
import { TierFields } from './tier-fields.tsx'

interface PerUnitFieldsProps {
  figure: PerUnit
  onChange: (figure: PerUnit) => void
  /** What the price is of, in a table. */
  of?: string | undefined
}

/** A rate for a number that visitors give, and what may go with it. */
export function PerUnitFields({ figure, onChange, of }: PerUnitFieldsProps) {
  const { scope, vocabulary, readOnly } = usePriceEditor()
  const { numbers } = scope.questions
  const number = numbers.find(({ id }) => id === figure.input)
  const label = (name: string) => (of === undefined ? name : `${of}: ${name}`)
  const change = (part: Partial<PerUnit>) => onChange({ ...figure, ...part })
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap" align="flex-end">
        {figure.tiers === null && <AmountField label={label('Rate')} value={figure.rate} onChange={rate => change({ rate })} />}
        <SelectField
          label={label('For each unit of')}
          value={figure.input}
          options={numbers}
          problem={choiceProblem(figure.input, numbers, 'the question')}
          readOnly={readOnly}
          onChange={input => change({ input })}
        />
      </Flex>
      {figure.tiers !== null && <TierFields tiers={figure.tiers} number={number} label={label} onChange={tiers => change({ tiers })} />}
      <details open={hasMore(figure)}>
        <summary>
          <Text size={1} muted style={{ display: 'inline-block' }}>
            {label('More about this rate')}
          </Text>
        </summary>
        <Stack gap={4} paddingTop={4} paddingLeft={3}>
          <Flex gap={3} wrap="wrap">
            <QuantityField
              label="The rate is for so many"
              value={figure.each}
              number={number}
              problem={quantityOf(figure.each, number)}
              onChange={each => change({ each })}
            />
            <QuantityField
              label="Rounded up to a multiple of"
              value={figure.roundUp}
              number={number}
              problem={quantityOf(figure.roundUp, number)}
              onChange={roundUp => change({ roundUp })}
            />
          </Flex>
          <ChargeField figure={figure} onChange={onChange} />
          {vocabulary.hasLimits && (
            <>
              <Flex gap={3} wrap="wrap">
                <OptionalAmount label="At least" value={figure.min} onChange={min => change({ min })} />
                <AmountField
                  label="At most"
                  value={figure.max}
                  problem={maxProblem(figure.min, figure.max, scope)}
                  onChange={max => change({ max })}
                />
              </Flex>
              <CheckField
                label="Or more"
                isChecked={figure.open ?? false}
                readOnly={readOnly}
                onChange={isOpen => onChange(withOpen(figure, isOpen))}
              />
              <CheckField
                label="Other rates for larger answers"
                isChecked={figure.tiers !== null}
                readOnly={readOnly}
                onChange={hasTiers => onChange(withTiers(figure, hasTiers))}
              />
            </>
          )}
        </Stack>
      </details>
    </Stack>
  )
}

function ChargeField({ figure, onChange }: { figure: PerUnit; onChange: (figure: PerUnit) => void }) {
  const { readOnly } = usePriceEditor()
  const { charge } = figure
  return (
    <Stack gap={3}>
      <CheckField
        label="And a fixed part"
        isChecked={charge !== null}
        readOnly={readOnly}
        onChange={isCharged => onChange({ ...figure, charge: isCharged ? { amount: undefined, isFirst: true, keys: ['charge', 'rate'] } : null })}
      />
      {charge !== null && (
        <AmountField label="Fixed part" value={charge.amount} onChange={amount => onChange({ ...figure, charge: { ...charge, amount } })} />
      )}
    </Stack>
  )
}

/** An amount that need not be there. */
function OptionalAmount({ label, value, onChange }: { label: string; value: Amount; onChange: (value: Amount) => void }) {
  const { scope } = usePriceEditor()
  return <AmountField label={label} value={value} problem={value === undefined ? null : scope.amountProblem(value)} onChange={onChange} />
}

function hasMore({ tiers, each, roundUp, open, charge, min, max }: PerUnit): boolean {
  return tiers !== null || charge !== null || (open ?? false) || [each, roundUp, min, max].some(value => value !== undefined)
}

function withTiers(figure: PerUnit, hasTiers: boolean): PerUnit {
  if (!hasTiers) return { ...figure, tiers: null, rate: figure.tiers?.[0]?.rate }
  const { rate } = figure
  return { ...figure, rate: undefined, tiers: [1, 2].map(() => ({ key: newKey(), upTo: undefined, rate })) }
}
