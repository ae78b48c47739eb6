import { Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { dayAfterProblem } from '../../studio-model/numbers/day-text.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { decimalFrom, decimalProblem, decimalText, differenceRule, PERCENT_RULE } from '../../studio-model/numbers/decimal-text.ts'
import type { AmountChange } from '../../studio-model/reprice/amount-change.ts'
import { RadioGroup } from '../fields/radio-group.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TypedField } from '../fields/typed-field.tsx'
import { FromDayField } from './from-day-field.tsx'

interface ChangeFieldsProps {
  /** What it begins with. */
  change: AmountChange | null
  content: EditingContent
  onChange: (change: AmountChange | null) => void
}

/** By how much amounts change, to what they are rounded, and from which day on. */
export function ChangeFields({ change, content: { money, currencySign }, onChange }: ChangeFieldsProps) {
  const [isAmount, setIsAmount] = useState(change?.plus !== undefined)
  const [more, setMore] = useState<DraftNumber>(change?.plus ?? (change?.bps === 0 ? undefined : change?.bps))
  const [step, setStep] = useState(change?.step ?? 1)
  const rule = isAmount ? differenceRule(money) : PERCENT_RULE
  const [from, setFrom] = useState<string>(change?.from ?? '')
  const problem = more === undefined ? null : decimalProblem(more, rule)
  const say = (next: DraftNumber, nextStep: number, day: string) => {
    const isWrong = (next !== undefined && decimalProblem(next, rule) !== null) || dayAfterProblem(day, utcToday()) !== null
    const by = typeof next === 'number' ? next : 0
    const amounts = { ...(isAmount ? { bps: 0, plus: by } : { bps: by }), step: nextStep, ...(day !== '' && { from: day }) }
    onChange(isWrong || (by === 0 && nextStep === 1) ? null : amounts)
  }
  const unit = 10 ** money.decimals
  const steps = [1, 5, 10, 50, 100].map(units => units * unit)
  return (
    <Stack gap={4}>
      <RadioGroup
        label="By"
        value={isAmount ? 'amount' : 'percent'}
        options={[
          { value: 'percent', title: 'A percentage' },
          { value: 'amount', title: 'The same amount for each' },
        ]}
        onChange={kind => {
          setIsAmount(kind === 'amount')
          setMore(undefined)
          say(undefined, step, from)
        }}
        readOnly={false}
      />
      <Flex gap={4} wrap="wrap" align="flex-start">
        <TypedField
          label="Raise by (below 0: lower by)"
          problem={problem}
          readOnly={false}
          value={more}
          textOf={amount => decimalText(amount, rule.decimals, !isAmount)}
          read={text => decimalFrom(text, rule)}
          {...(isAmount ? { prefix: currencySign } : { suffix: '%' })}
          onChange={next => {
            setMore(next)
            say(next, step, from)
          }}
        />
        <SelectField
          label="Round"
          problem={null}
          readOnly={false}
          value={String(step)}
          options={[{ id: '1', label: 'No further' }, ...steps.map(one => ({ id: String(one), label: `To the nearest ${money.text(one)}` }))]}
          onChange={id => {
            setStep(Number(id))
            say(more, Number(id), from)
          }}
        />
        <FromDayField
          day={from}
          onChange={day => {
            setFrom(day)
            say(more, step, day)
          }}
        />
      </Flex>
      {step > 1 && (
        <Text size={1} muted>
          Rounded, a small price may change by much more or less than that, or not at all: each is listed below.
        </Text>
      )}
      <Text size={1} muted>
        {isAmount
          ? 'Rates, factors and discounts change by a percentage alone.'
          : '5% up and then 5% down do not give the old prices: Undo does, or “Put back” on Start once they are published.'}
      </Text>
    </Stack>
  )
}
