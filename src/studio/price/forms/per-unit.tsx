import { Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { aboveMostWords } from '../../../studio-model/prices/above-most.ts'
import { choiceProblem, endProblems } from '../../../studio-model/prices/field-problems.ts'
import { type FreePart, readFreePart, withFreePart } from '../../../studio-model/prices/forms/free-part.ts'
import type { PerUnit } from '../../../studio-model/prices/forms/per-unit.ts'
import { CheckField } from '../../fields/check-field.tsx'
import { SelectField } from '../../fields/select-field.tsx'
import { newKey, usePriceEditor } from '../price-editor.ts'
import { AmountField } from './amount-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { withOpen } from './one-price.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RateDetails } from './rate-details.tsx'
import { TierFields } from './tier-fields.tsx'

/** A rate for a number that visitors give, and what may go with it. */
export function PerUnitFields({ form: whole, onChange, of }: FieldsProps<PerUnit>) {
  const { scope, vocabulary, readOnly } = usePriceEditor()
  const read = readFreePart(whole)
  // A table that is being typed stays one, also where it says no more than a free part for a moment.
  const [isTable, setTable] = useState(read === null)
  const { figure, freeUpTo }: FreePart = read === null || isTable ? { figure: whole, freeUpTo: undefined } : read
  const { numbers } = scope.questions
  const number = numbers.find(({ id }) => id === figure.input)
  const write = (next: FreePart) => {
    setTable(next.figure.tiers !== null)
    const [first, second] = whole.tiers ?? []
    onChange(withFreePart(next, [first?.key ?? newKey(), second?.key ?? newKey()]))
  }
  const above = number === undefined || vocabulary.type !== 'Price' ? null : aboveMostWords(number, scope.reasons)
  const change = (part: Partial<PerUnit>) => write({ figure: { ...figure, ...part }, freeUpTo })
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap">
        {figure.tiers === null && <AmountField label="Rate" of={of} value={figure.rate} onChange={rate => change({ rate })} />}
        <SelectField
          label="For each unit of"
          of={of}
          value={figure.input}
          options={numbers}
          problem={choiceProblem(figure.input, numbers, 'the question', scope)}
          former={scope.formerTitle}
          readOnly={readOnly}
          onChange={input => change({ input })}
        />
        {vocabulary.hasTiers && figure.tiers === null && (
          <QuantityField
            label="Free up to"
            of={of}
            value={freeUpTo}
            number={number}
            problem={freeUpTo === undefined ? null : (endProblems([freeUpTo, undefined], number)[0] ?? null)}
            onChange={upTo => write({ figure, freeUpTo: upTo })}
          />
        )}
      </Flex>
      {figure.tiers !== null && <TierFields tiers={figure.tiers} number={number} of={of} onChange={tiers => change({ tiers })} />}
      {above !== null && (
        <Text size={1} muted>
          {above}
        </Text>
      )}
      {vocabulary.hasTiers && (
        <CheckField
          label="Or more"
          of={of}
          isChecked={figure.open ?? false}
          readOnly={readOnly}
          onChange={isOpen => write({ figure: withOpen(figure, isOpen), freeUpTo })}
        />
      )}
      <RateDetails figure={figure} of={of} number={number} onChange={next => write({ figure: next, freeUpTo })} />
    </Stack>
  )
}
