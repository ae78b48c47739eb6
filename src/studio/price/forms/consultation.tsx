import { Stack } from '@sanity/ui'
import { choiceProblem } from '../../../studio-model/prices/field-problems.ts'
import type { Consultation } from '../../../studio-model/prices/forms/consultation.ts'
import { SelectField } from '../../fields/select-field.tsx'
import { OwnReason } from '../../form/own-reason.tsx'
import { usePriceEditor } from '../price-editor.ts'
import type { FieldsProps } from './fields-props.ts'

/** Why there is no price. */
export function ConsultationFields({ form, onChange, of }: FieldsProps<Consultation>) {
  const { scope, readOnly } = usePriceEditor()
  const choose = (reason: string) => onChange({ form: 'consultation', reason })
  return (
    <Stack gap={3}>
      <SelectField
        label="Why a consultation"
        of={of}
        isLabelHidden={of !== undefined}
        value={form.reason}
        options={scope.reasons.map(({ id, text }) => ({ id, label: text ?? id }))}
        problem={choiceProblem(form.reason, scope.reasons, 'the reason', scope)}
        former={scope.formerTitle}
        readOnly={readOnly}
        onChange={choose}
      />
      {!readOnly && <OwnReason onMade={choose} />}
    </Stack>
  )
}
