import { Flex, Stack } from '@sanity/ui'
import { choiceProblem, optionProblems } from '../../../studio-model/prices/field-problems.ts'
import { factorProblem, type Scaled, withFactor } from '../../../studio-model/prices/forms/scaled.ts'
import type { DraftNumber } from '../../../studio-model/numbers/draft-number.ts'
import { decimalFrom, decimalText, FACTOR_RULE } from '../../../studio-model/numbers/decimal-text.ts'
import { Problem } from '../../fields/field.tsx'
import { SelectField } from '../../fields/select-field.tsx'
import { TypedField } from '../../fields/typed-field.tsx'
import { usePriceEditor } from '../price-editor.ts'
import type { FieldsProps } from './fields-props.ts'
import { FigureFields } from './figure-fields.tsx'
import { KindSelect } from './kind-select.tsx'

const FOR_ALL = 'all'

/** A price, the factor that it is multiplied by, and the question that may decide the factor. */
export function ScaledFields({ form, onChange }: FieldsProps<Scaled>) {
  const { scope, choices, vocabulary, readOnly } = usePriceEditor()
  const choice = scope.questions.choices.find(({ id }) => id === form.input)
  const isByChoice = form.input !== undefined
  const { missing } = optionProblems(
    form.factors.map(({ option }) => option),
    choice,
    form.bps !== undefined,
    scope,
    'factor',
  )
  return (
    <Stack gap={4}>
      <Flex gap={2} wrap="wrap">
        <KindSelect
          of={vocabulary.type}
          figure={form.figure}
          hasOthers={false}
          onChange={figure => figure !== null && onChange({ ...form, figure })}
        />
        <FigureFields form={form.figure} of={vocabulary.type} onChange={figure => onChange({ ...form, figure })} />
      </Flex>
      <SelectField
        label="The factor is"
        value={form.input ?? FOR_ALL}
        options={[{ id: FOR_ALL, label: 'The same for all' }, ...choices]}
        problem={isByChoice ? choiceProblem(form.input, scope.questions.choices, 'the question', scope) : null}
        former={scope.formerTitle}
        readOnly={readOnly}
        onChange={id => onChange({ ...form, input: id === FOR_ALL ? undefined : id, factors: [] })}
      />
      {choice?.options.map(({ id, label }) => {
        const bps = form.factors.find(({ option }) => option === id)?.bps
        return (
          <FactorField
            key={id}
            label={label}
            bps={bps}
            problem={bps === undefined ? null : factorProblem(bps)}
            onChange={changed => onChange(withFactor(form, id, changed))}
          />
        )
      })}
      <FactorField
        label={isByChoice ? 'All others' : 'Times'}
        bps={form.bps}
        problem={isByChoice && form.bps === undefined ? null : factorProblem(form.bps)}
        onChange={bps => onChange({ ...form, bps })}
      />
      {isByChoice && <Problem text={missing} />}
    </Stack>
  )
}

interface FactorFieldProps {
  label: string
  bps: DraftNumber
  problem: string | null
  onChange: (bps: DraftNumber) => void
}

function FactorField({ label, bps, problem, onChange }: FactorFieldProps) {
  const { readOnly } = usePriceEditor()
  return (
    <TypedField
      label={label}
      problem={problem}
      readOnly={readOnly}
      prefix="×"
      value={bps}
      textOf={factor => decimalText(factor, FACTOR_RULE.decimals, true)}
      read={text => decimalFrom(text, FACTOR_RULE)}
      onChange={onChange}
    />
  )
}
