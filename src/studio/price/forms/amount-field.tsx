import type { DraftNumber } from '../../../studio-model/numbers/draft-number.ts'
import { CURRENCY, decimalFrom, decimalText } from '../../../studio-model/numbers/decimal-text.ts'
import type { FieldProps } from '../../fields/field.tsx'
import { MinutesField } from '../../fields/minutes-field.tsx'
import { TypedField } from '../../fields/typed-field.tsx'
import { usePriceEditor } from '../price-editor.ts'

interface AmountFieldProps extends Omit<FieldProps, 'problem'> {
  value: DraftNumber
  onChange: (value: DraftNumber) => void
  /** Defaults to the problem of the amount itself. */
  problem?: string | null
}

/** Input for an amount: money or a duration, depending on the editor. */
export function AmountField({ value, onChange, ...field }: AmountFieldProps) {
  const { vocabulary, scope, decimals, currencySign, readOnly } = usePriceEditor()
  const problem = field.problem === undefined ? scope.amountProblem(value) : field.problem
  if (vocabulary.type === 'Duration') return <MinutesField {...field} problem={problem} value={value} onChange={onChange} readOnly={readOnly} />
  return (
    <TypedField
      {...field}
      problem={problem}
      readOnly={readOnly}
      prefix={currencySign}
      value={value}
      textOf={amount => decimalText(amount, decimals)}
      read={text => decimalFrom(text, { decimals, mark: CURRENCY })}
      onChange={onChange}
    />
  )
}
