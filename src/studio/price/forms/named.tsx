import { choiceProblem } from '../../../studio-model/prices/field-problems.ts'
import type { Named } from '../../../studio-model/prices/forms/named.ts'
import { SelectField } from '../../fields/select-field.tsx'
import { usePriceEditor } from '../price-editor.ts'
import type { FieldsProps } from './fields-props.ts'

/** Which of the named prices it is. */
export function NamedFields({ form, onChange, of }: FieldsProps<Named>) {
  const { scope, readOnly } = usePriceEditor()
  return (
    <SelectField
      label="Named price"
      of={of}
      isLabelHidden={of !== undefined}
      value={form.name}
      options={scope.prices.map(({ id, title }) => ({ id, label: title }))}
      problem={choiceProblem(form.name, scope.prices, 'the named price', scope)}
      former={scope.formerTitle}
      readOnly={readOnly}
      onChange={name => onChange({ form: 'named', name })}
    />
  )
}
