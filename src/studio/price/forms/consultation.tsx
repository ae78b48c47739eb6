import { choiceProblem } from '../../../studio-model/prices/field-problems.ts'
import type { FieldsProps } from './fields-props.ts'
import { usePriceEditor } from '../price-editor.ts'
import { SelectField } from '../../fields/select-field.tsx'

/** Why there is no price. */
export function ConsultationFields({ form, onChange, of }: FieldsProps<'consultation'>) {
  const { scope, reasons, readOnly } = usePriceEditor()
  return (
    <SelectField
      label="Why a consultation"
      of={of}
      isLabelHidden={of !== undefined}
      value={form.reason}
      options={reasons.map(({ id, text }) => ({ id, label: text }))}
      problem={choiceProblem(form.reason, scope.reasons, 'the reason')}
      readOnly={readOnly}
      onChange={reason => onChange({ form: 'consultation', reason })}
    />
  )
}
