import { Flex, Stack } from '@sanity/ui'
import { fieldOptions } from '../../studio-model/documents/field-options.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { type DecimalRule, decimalFrom, decimalText, priceRule } from '../../studio-model/numbers/decimal-text.ts'
import { HOURS_RULE, PART_RULE, type PolicyList, type PolicyProblems, type UsualPolicy } from '../../studio-model/policies/usual-policy.ts'
import { CheckField } from '../fields/check-field.tsx'
import { Problem } from '../fields/field.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TypedField } from '../fields/typed-field.tsx'

interface NewPolicyFieldsProps {
  list: PolicyList
  policy: UsualPolicy
  problems: PolicyProblems
  /** Whether somebody has tried to add it: before, what is only empty is no problem. */
  isTried: boolean
  content: EditingContent
  onChange: (policy: UsualPolicy) => void
}

type NumberName = Exclude<keyof PolicyProblems, 'customers'>

const DUES = fieldOptions('DepositShare', 'due').map(({ value, title }) => ({ id: String(value), label: title }))

/** How much, when and for whom. */
export function NewPolicyFields({ list, policy, problems, isTried, content: { money, currencySign }, onChange }: NewPolicyFieldsProps) {
  const price = priceRule(money)
  const number = (name: NumberName, label: string, rule: DecimalRule, affix: { prefix: string } | { suffix: string }) => (
    <TypedField
      label={label}
      problem={isTried ? problems[name] : null}
      readOnly={false}
      value={policy[name]}
      textOf={value => decimalText(value, rule.decimals, name === 'bps')}
      read={text => decimalFrom(text, rule)}
      {...affix}
      onChange={value => onChange({ ...policy, [name]: value })}
    />
  )
  return (
    <Stack gap={4}>
      {list === 'cancellations' && number('hours', 'Cancelled less than so many hours before the visit', HOURS_RULE, { suffix: 'h' })}
      <RadioGroup
        label={list === 'deposits' ? 'How much is paid' : 'What it costs'}
        isLabelShown
        value={policy.fee}
        options={[
          { value: 'percent', title: 'A part of the price' },
          { value: 'amount', title: 'An amount' },
        ]}
        onChange={fee => onChange({ ...policy, fee })}
        readOnly={false}
      />
      {policy.fee === 'percent'
        ? number('bps', 'Percent of the price', PART_RULE, { suffix: '%' })
        : number('amount', 'Amount', price, { prefix: currencySign })}
      {list === 'deposits' ? (
        <Flex gap={4} wrap="wrap">
          <SelectField
            label="When it is paid"
            problem={null}
            readOnly={false}
            value={policy.due}
            options={DUES}
            onChange={due => onChange({ ...policy, due: due as UsualPolicy['due'] })}
          />
          {number('from', 'Only from this price on; leave it empty for any price', price, { prefix: currencySign })}
        </Flex>
      ) : (
        <CheckField
          label="Costs the same when nobody is there"
          isChecked={policy.isNoShow}
          onChange={isNoShow => onChange({ ...policy, isNoShow })}
          readOnly={false}
        />
      )}
      <Stack gap={3}>
        <RadioGroup
          label="For whom"
          isLabelShown
          value={policy.customers}
          options={[
            { value: 'all', title: 'All customers' },
            { value: 'new', title: 'New customers only' },
          ]}
          onChange={customers => onChange({ ...policy, customers })}
          readOnly={false}
        />
        <Problem text={problems.customers} />
      </Stack>
    </Stack>
  )
}
