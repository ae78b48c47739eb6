import { Button, Flex, Stack, Text } from '@sanity/ui'
import { highProblem, isNothing, onePriceProblem } from '../../../studio-model/prices/field-problems.ts'
import { type OnePrice, withPrecision } from '../../../studio-model/prices/forms/one-price.ts'
import { CheckField } from '../../fields/check-field.tsx'
import { RadioGroup } from '../../fields/radio-group.tsx'
import { usePriceEditor } from '../price-editor.ts'
import { AmountField } from './amount-field.tsx'
import type { FieldsProps } from './fields-props.ts'

/** One price: its amounts, and its precision where no row says that (KindSelect). */
export function OnePriceFields(props: FieldsProps<OnePrice>) {
  const { form, onChange, of } = props
  const { vocabulary, readOnly } = usePriceEditor()
  if (of !== undefined) return <Amounts {...props} />
  return (
    <Stack gap={4}>
      <RadioGroup
        label="How exact it is"
        value={form.precision}
        options={vocabulary.precisions.map(({ precision, title }) => ({ value: precision, title }))}
        readOnly={readOnly}
        onChange={precision => onChange(withPrecision(form, precision))}
      />
      <Amounts {...props} />
    </Stack>
  )
}

function Amounts({ form: figure, onChange, of }: FieldsProps<OnePrice>) {
  const { scope, vocabulary, readOnly } = usePriceEditor()
  // A row says how exact it is; which end of a range an amount is, it does not.
  const isLabelHidden = of !== undefined && figure.precision !== 'range'
  const low = (name: string) => (
    <AmountField
      label={name}
      of={of}
      isLabelHidden={isLabelHidden}
      value={figure.low}
      problem={figure.precision === 'range' ? scope.orNoneProblem(figure.low) : onePriceProblem(figure.low, scope)}
      onChange={value => onChange({ ...figure, low: value })}
    />
  )
  switch (figure.precision) {
    case 'included':
      return (
        <Text size={1} muted>
          No extra price with this selection.
        </Text>
      )
    case 'exact':
    case 'from':
      return (
        <Stack gap={3}>
          {low(figure.precision === 'from' ? 'From' : vocabulary.type)}
          {isNothing(figure.low, scope) && !readOnly && (
            <Flex>
              <Button mode="ghost" fontSize={1} padding={2} text="Included" onClick={() => onChange(withPrecision(figure, 'included'))} />
            </Flex>
          )}
        </Stack>
      )
    case 'range':
      return (
        <Stack gap={3}>
          <Flex gap={3} wrap="wrap">
            {low('From')}
            <AmountField
              label="To"
              of={of}
              isLabelHidden={isLabelHidden}
              value={figure.high}
              problem={highProblem(figure.low, figure.high, scope)}
              onChange={value => onChange({ ...figure, high: value })}
            />
          </Flex>
          {vocabulary.hasTiers && (
            <CheckField
              label="Or more"
              isChecked={figure.open ?? false}
              readOnly={readOnly}
              onChange={isOpen => onChange(withOpen(figure, isOpen))}
            />
          )}
        </Stack>
      )
  }
}

/** Sets `open`; omitted when false. */
export function withOpen<T extends { open?: boolean }>(figure: T, isOpen: boolean): T {
  const changed: T = { ...figure }
  if (isOpen) changed.open = true
  else delete changed.open
  return changed
}
