import { anyAmountRule, decimalFrom, decimalProblem, decimalText } from '../../studio-model/numbers/decimal-text.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { TypedField } from '../fields/typed-field.tsx'

interface MoreFieldProps {
  /** With what the new prices are compared, such as “now”. */
  than: string
  value: DraftNumber
  onChange: (value: DraftNumber) => void
}

/** How much more each package costs for a new answer; left empty, its prices are written one by one. */
export function MoreField({ than, value, onChange }: MoreFieldProps) {
  const content = useEditingContent()
  if (content === 'loading' || content === null) return null
  const rule = anyAmountRule(content.money)
  return (
    <TypedField
      label={`Each package costs more than ${than} by; left empty, you write its prices`}
      problem={value === undefined ? null : decimalProblem(value, rule)}
      readOnly={false}
      value={value}
      textOf={amount => decimalText(amount, rule.decimals)}
      read={text => decimalFrom(text, rule)}
      prefix={content.currencySign}
      onChange={onChange}
    />
  )
}

/** The typed amount in minor units: undefined for an empty field, null for text that is no amount. */
export function moreOf(value: DraftNumber): number | undefined | null {
  return typeof value === 'string' ? null : value
}
