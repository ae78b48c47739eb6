import type { NumberInput } from '../../../contract/generated/types.ts'
import type { DraftNumber } from '../../../studio-model/numbers/draft-number.ts'
import { quantityFrom } from '../../../studio-model/numbers/quantity-text.ts'
import type { FieldProps } from '../../fields/field.tsx'
import { TypedField } from '../../fields/typed-field.tsx'
import { usePriceEditor } from '../price-editor.ts'

interface QuantityFieldProps extends FieldProps {
  value: DraftNumber
  onChange: (value: DraftNumber) => void
  /** The question whose answers are counted. */
  number: NumberInput | undefined
}

/** What a question counts, as of many. */
export function unitOf(number: NumberInput | undefined): string {
  return number?.units ?? number?.unit ?? ''
}

/** A quantity in the unit of a question. */
export function QuantityField({ value, onChange, number, ...field }: QuantityFieldProps) {
  const { readOnly } = usePriceEditor()
  // A table's heading has the unit.
  const unit = field.isLabelHidden === true ? '' : unitOf(number)
  return (
    <TypedField
      {...field}
      readOnly={readOnly}
      {...(unit !== '' && { suffix: unit })}
      value={value}
      textOf={quantity => String(quantity ?? '')}
      read={text => quantityFrom(text, number?.scale ?? 0)}
      onChange={onChange}
    />
  )
}
