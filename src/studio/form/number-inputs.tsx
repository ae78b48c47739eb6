import { Text, TextInput } from '@sanity/ui'
import { type NumberInputProps, set, unset } from 'sanity'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import {
  decimalFrom,
  decimalProblem,
  type DecimalRule,
  decimalText,
  differenceRule,
  orNoneRule,
  PERCENT_RULE,
  priceRule,
  TAX_RULE,
} from '../../studio-model/numbers/decimal-text.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { minutesProblem } from '../../studio-model/numbers/minutes-text.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { Affix } from '../fields/affix.tsx'
import { Problem } from '../fields/field.tsx'
import { MinutesField } from '../fields/minutes-field.tsx'
import { useTyped } from '../fields/use-typed.ts'

/** An amount of the currency, one minor unit or more. */
export function MoneyInput(props: NumberInputProps) {
  return <CurrencyInput {...props} ruleOf={priceRule} />
}

/** An amount of the currency, or 0. */
export function MoneyOrNoneInput(props: NumberInputProps) {
  return <CurrencyInput {...props} ruleOf={orNoneRule} />
}

/** An amount added to a price or taken off it. */
export function DifferenceInput(props: NumberInputProps) {
  return <CurrencyInput {...props} ruleOf={differenceRule} />
}

/** Hundredths of a percent, written as percents. */
export function PercentInput(props: NumberInputProps) {
  return <DecimalInput {...props} rule={PERCENT_RULE} isShort suffix="%" />
}

/** Likewise, of a tax. */
export function TaxRateInput(props: NumberInputProps) {
  return <DecimalInput {...props} rule={TAX_RULE} isShort suffix="%" />
}

/** Minutes, written as hours and minutes. */
export function MinutesInput({ value, readOnly = false, onChange, schemaType }: NumberInputProps) {
  return (
    <MinutesField
      label={schemaType.title ?? 'Duration'}
      isLabelHidden
      value={value}
      problem={value === undefined ? null : minutesProblem(value)}
      readOnly={readOnly}
      onChange={minutes => onChange(minutes === undefined ? unset() : set(minutes))}
    />
  )
}

function CurrencyInput({ ruleOf, ...props }: NumberInputProps & { ruleOf: (money: EditingContent['money']) => DecimalRule }) {
  const content = useEditingContent()
  if (content === 'loading' || content === null) {
    return (
      <Text size={1} muted>
        {content === null ? 'Amounts need a currency: fill in Business and Messages first.' : 'Loading…'}
      </Text>
    )
  }
  return <DecimalInput {...props} rule={ruleOf(content.money)} prefix={content.currencySign} />
}

interface DecimalInputProps extends NumberInputProps {
  rule: DecimalRule
  /** Without trailing zeros. */
  isShort?: boolean
  prefix?: string
  suffix?: string
}

/** Edits a whole number as a decimal. Invalid input stays in the draft as typed, and its validation refuses it. */
function DecimalInput({
  value,
  readOnly = false,
  onChange,
  elementProps: { id, ref, onFocus, onBlur, 'aria-describedby': described },
  rule,
  isShort = false,
  prefix,
  suffix,
}: DecimalInputProps) {
  const typed = useTyped<string, DraftNumber>(value)
  const problem = value === undefined ? null : decimalProblem(value, rule)
  const problemId = `${id}-problem`
  return (
    <>
      <TextInput
        id={id}
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly}
        customValidity={problem ?? ''}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? described : problemId}
        {...(prefix !== undefined && { prefix: <Affix text={prefix} /> })}
        {...(suffix !== undefined && { suffix: <Affix text={suffix} /> })}
        value={typed.text ?? decimalText(value, rule.decimals, isShort)}
        onFocus={onFocus}
        onBlur={event => {
          typed.leave()
          onBlur(event)
        }}
        onChange={event => {
          const text = event.currentTarget.value
          const amount = decimalFrom(text, rule)
          typed.type(text, amount)
          onChange(amount === undefined ? unset() : set(amount))
        }}
      />
      <Problem id={problemId} text={problem} />
    </>
  )
}
