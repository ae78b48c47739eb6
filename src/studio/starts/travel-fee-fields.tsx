import { Stack, Text, TextInput } from '@sanity/ui'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { decimalFrom, decimalText, orNoneRule } from '../../studio-model/numbers/decimal-text.ts'
import type { FeeProblems, TravelFee } from '../../studio-model/prices/travel-fee.ts'
import { Field } from '../fields/field.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TypedField } from '../fields/typed-field.tsx'
import { OwnReason } from '../form/own-reason.tsx'
import { type AmountField, FeeAreas } from './fee-areas.tsx'

interface TravelFeeFieldsProps {
  fee: TravelFee
  /** What each field lacks; null while nobody has tried to add it. */
  problems: FeeProblems | null
  content: EditingContent
  onChange: (fee: TravelFee) => void
}

/** What the way costs: the same for everybody, or by ZIP code or place. */
export function TravelFeeFields({ fee, problems, content: { money, currencySign, reasons }, onChange }: TravelFeeFieldsProps) {
  const rule = orNoneRule(money)
  const amount: AmountField = (label, value, problem, onAmount) => (
    <TypedField
      label={label}
      problem={problem}
      readOnly={false}
      value={value}
      textOf={one => decimalText(one, rule.decimals)}
      read={text => decimalFrom(text, rule)}
      prefix={currencySign}
      onChange={onAmount}
    />
  )
  const text = (name: 'title' | 'question' | 'elsewhere', label: string) => (
    <Field label={label} problem={problems?.[name] ?? null}>
      {control => <TextInput {...control} value={fee[name]} onChange={event => onChange({ ...fee, [name]: event.currentTarget.value })} />}
    </Field>
  )
  const isByArea = fee.by === 'area'
  return (
    <Stack gap={4}>
      {text('title', 'What it is called; visitors read it')}
      <RadioGroup
        label="For whom"
        value={fee.by}
        options={[
          { value: 'everyone', title: 'The same for everybody' },
          { value: 'area', title: 'By ZIP code or place' },
        ]}
        onChange={by => onChange({ ...fee, by })}
        readOnly={false}
      />
      {!isByArea && (
        <Text size={1} muted>
          Prices on pages then include it.
        </Text>
      )}
      {isByArea && (
        <>
          {text('question', 'What visitors are asked; they choose one of these')}
          <FeeAreas areas={fee.areas} problems={problems?.areas ?? null} amount={amount} onChange={areas => onChange({ ...fee, areas })} />
          {text('elsewhere', 'What elsewhere is called')}
          {reasons.length > 0 && (
            <SelectField
              label="What a visit elsewhere costs"
              problem={null}
              readOnly={false}
              value={fee.reason}
              options={[{ id: '', label: 'An amount' }, ...reasons.map(reason => ({ id: reason.id, label: `A consultation: ${reason.text}` }))]}
              onChange={reason => onChange({ ...fee, reason })}
            />
          )}
          <OwnReason text="A consultation elsewhere, with a sentence of your own" onMade={reason => onChange({ ...fee, reason })} />
        </>
      )}
      {(!isByArea || fee.reason === '') &&
        amount(isByArea ? 'Fee elsewhere' : 'Fee for a visit', fee.amount, problems?.amount ?? null, value => onChange({ ...fee, amount: value }))}
    </Stack>
  )
}
