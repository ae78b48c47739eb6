import { Flex, Stack } from '@sanity/ui'
import { choiceProblem } from '../../../studio-model/prices/field-problems.ts'
import type { PerUnit } from '../../../studio-model/prices/forms/per-unit.ts'
import { CheckField } from '../../fields/check-field.tsx'
import { SelectField } from '../../fields/select-field.tsx'
import { usePriceEditor } from '../price-editor.ts'
import { AmountField } from './amount-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { withOpen } from './one-price.tsx'
import { RateDetails } from './rate-details.tsx'
import { TierFields } from './tier-fields.tsx'

/** A rate for a number that visitors give, and what may go with it. */
export function PerUnitFields({ form: figure, onChange, of }: FieldsProps<PerUnit>) {
  const { scope, vocabulary, readOnly } = usePriceEditor()
  const { numbers } = scope.questions
  const number = numbers.find(({ id }) => id === figure.input)
  const change = (part: Partial<PerUnit>) => onChange({ ...figure, ...part })
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap">
        {figure.tiers === null && <AmountField label="Rate" of={of} value={figure.rate} onChange={rate => change({ rate })} />}
        <SelectField
          label="For each unit of"
          of={of}
          value={figure.input}
          options={numbers}
          problem={choiceProblem(figure.input, numbers, 'the question')}
          readOnly={readOnly}
          onChange={input => change({ input })}
        />
      </Flex>
      {figure.tiers !== null && <TierFields tiers={figure.tiers} number={number} of={of} onChange={tiers => change({ tiers })} />}
      {vocabulary.hasTiers && (
        <CheckField
          label="Or more"
          of={of}
          isChecked={figure.open ?? false}
          readOnly={readOnly}
          onChange={isOpen => onChange(withOpen(figure, isOpen))}
        />
      )}
      <RateDetails figure={figure} of={of} number={number} onChange={onChange} />
    </Stack>
  )
}
