import { Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { decimalFrom, decimalProblem, decimalText, differenceRule, PERCENT_RULE } from '../../studio-model/numbers/decimal-text.ts'
import type { AmountChange } from '../../studio-model/reprice/amount-change.ts'
import { pathText, type PricePlace } from '../../studio-model/reprice/price-places.ts'
import { RadioGroup } from '../fields/radio-group.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TypedField } from '../fields/typed-field.tsx'

/** What is to be done: change amounts (null while nothing is said), or copy a price from a place. */
export type Wish = { kind: 'change'; change: AmountChange | null } | { kind: 'copy'; from: string | undefined }

export const NO_WISH: Wish = { kind: 'change', change: null }

interface RepriceFieldsProps {
  wish: Wish
  places: readonly PricePlace[]
  content: EditingContent
  onChange: (wish: Wish) => void
}

/** What to do with the prices, in an owner's words. */
export function RepriceFields({ wish, places, content, onChange }: RepriceFieldsProps) {
  return (
    <Stack gap={4}>
      <RadioGroup
        label="What to do"
        value={wish.kind}
        options={[
          { value: 'change', title: 'Raise, lower or round' },
          { value: 'copy', title: 'Copy a price' },
        ]}
        onChange={kind => onChange(kind === 'copy' ? { kind, from: undefined } : NO_WISH)}
        readOnly={false}
      />
      {wish.kind === 'change' ? (
        <ChangeFields change={wish.change} content={content} onChange={change => onChange({ kind: 'change', change })} />
      ) : (
        <SelectField
          label="Copy the price of"
          problem={null}
          readOnly={false}
          value={wish.from}
          options={places.filter(({ isPrice }) => isPrice).map(({ path, group, title }) => ({ id: pathText(path), label: `${group}: ${title}` }))}
          onChange={from => onChange({ kind: 'copy', from })}
        />
      )}
    </Stack>
  )
}

interface ChangeFieldsProps {
  change: AmountChange | null
  content: EditingContent
  onChange: (change: AmountChange | null) => void
}

function ChangeFields({ change, content: { money, currencySign }, onChange }: ChangeFieldsProps) {
  const [isAmount, setIsAmount] = useState(change?.plus !== undefined)
  const [more, setMore] = useState<DraftNumber>(change?.plus ?? (change?.bps === 0 ? undefined : change?.bps))
  const step = change?.step ?? 1
  const rule = isAmount ? differenceRule(money) : PERCENT_RULE
  const problem = more === undefined ? null : decimalProblem(more, rule)
  const say = (next: DraftNumber, nextStep: number) => {
    const isWrong = next !== undefined && decimalProblem(next, rule) !== null
    const by = typeof next === 'number' ? next : 0
    onChange(isWrong || (by === 0 && nextStep === 1) ? null : { ...(isAmount ? { bps: 0, plus: by } : { bps: by }), step: nextStep })
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
          onChange(step === 1 ? null : { bps: 0, step })
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
            say(next, step)
          }}
        />
        <SelectField
          label="Round"
          problem={null}
          readOnly={false}
          value={String(step)}
          options={[{ id: '1', label: 'No further' }, ...steps.map(one => ({ id: String(one), label: `To the nearest ${money.text(one)}` }))]}
          onChange={id => say(more, Number(id))}
        />
      </Flex>
      <Text size={1} muted>
        {isAmount ? 'Rates, factors and discounts change by a percentage alone.' : 'Raising and lowering by the same figure does not lead back.'}
      </Text>
    </Stack>
  )
}
