import { Flex, Stack } from '@sanity/ui'
import { stepNumbers } from '../../../studio-model/draft/questions.ts'
import { choiceProblem, endProblems } from '../../../studio-model/prices/field-problems.ts'
import { NO_FIGURE } from '../../../studio-model/prices/forms/one-price.ts'
import type { Steps } from '../../../studio-model/prices/forms/steps.ts'
import { SelectField } from '../../fields/select-field.tsx'
import { usePriceEditor } from '../price-editor.ts'
import type { FieldsProps } from './fields-props.ts'
import { FigureFields } from './figure-fields.tsx'
import { KindSelect } from './kind-select.tsx'
import { StepTable } from './step-table.tsx'

/** A price for each part of a number's range. */
export function StepsFields({ form: steps, onChange }: FieldsProps<Steps>) {
  const { scope, vocabulary, readOnly } = usePriceEditor()
  const numbers = stepNumbers(scope.questions)
  const number = numbers.find(({ id }) => id === steps.input)
  const problems = endProblems(
    steps.bands.map(({ upTo }) => upTo),
    number,
  )
  return (
    <Stack gap={4}>
      {(numbers.length > 1 || number === undefined) && (
        <SelectField
          label="Steps over"
          value={steps.input}
          options={numbers}
          problem={choiceProblem(steps.input, numbers, 'the question', scope)}
          former={scope.formerTitle}
          readOnly={readOnly}
          onChange={input => onChange({ ...steps, input })}
        />
      )}
      <StepTable
        title={number?.label ?? 'Steps'}
        steps={steps.bands}
        number={number}
        problems={problems}
        priceTitle={vocabulary.type}
        newStep={key => ({ key, upTo: undefined, figure: NO_FIGURE })}
        onChange={bands => onChange({ ...steps, bands })}
        renderStep={(band, of, change) => (
          <Flex gap={2} wrap="wrap">
            <KindSelect
              of={of}
              figure={band.figure}
              hasOthers={false}
              onChange={figure => {
                if (figure !== null) change({ ...band, figure })
              }}
            />
            <FigureFields form={band.figure} of={of} onChange={figure => change({ ...band, figure })} />
          </Flex>
        )}
      />
    </Stack>
  )
}
