import type { Figure } from '../model/price-form.ts'
import { choiceProblem } from '../model/field-problems.ts'
import { OneFields } from './one-fields.tsx'
import { PerUnitFields } from './per-unit-fields.tsx'
import { usePriceEditor } from './price-editor.ts'
import { SelectField } from './select-field.tsx'

interface FigureFieldsProps {
  figure: Figure
  onChange: (figure: Figure) => void
  /** What the price is of, in a table. */
  of?: string | undefined
}

/** The fields of a price that needs no choice before it. */
export function FigureFields({ figure, onChange, of }: FigureFieldsProps) {
  const { scope, reasons, readOnly } = usePriceEditor()
  switch (figure.form) {
    case 'one':
      return <OneFields figure={figure} onChange={onChange} of={of} />
    case 'perUnit':
      return <PerUnitFields figure={figure} onChange={onChange} of={of} />
    case 'consultation':
      return (
        <SelectField
          label="Why a consultation"
          of={of}
          isLabelHidden={of !== undefined}
          value={figure.reason}
          options={reasons.map(({ id, text }) => ({ id, label: text }))}
          problem={choiceProblem(figure.reason, scope.reasons, 'the reason')}
          readOnly={readOnly}
          onChange={reason => onChange({ form: 'consultation', reason })}
        />
      )
  }
}
