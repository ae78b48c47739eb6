import { decimalFrom, decimalText } from '../model/decimal-text.ts'
import type { Amount } from '../model/price-form.ts'
import type { FieldProps } from './field.tsx'
import { MinutesField } from './minutes-field.tsx'
import { usePriceEditor } from './price-editor.ts'
import { TypedField } from './typed-field.tsx'

interface AmountFieldProps extends Omit<FieldProps, 'problem'> {
  value: Amount
  onChange: (value: Amount) => void
  /** Of the amount alone when left out. */
  problem?: string | null
}

/** An amount of the currency, or a time, as the price's editor is for. */
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
      text={decimalText(value, decimals)}
      onText={text => onChange(decimalFrom(text, { decimals }))}
    />
  )
}
