import { Button, Flex, Stack, TextInput } from '@sanity/ui'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { anyAmountRule, decimalFrom, decimalText } from '../../studio-model/numbers/decimal-text.ts'
import type { PricedAnswer, PricedQuestion, QuestionProblems } from '../../studio-model/prices/priced-question.ts'
import { Field } from '../fields/field.tsx'
import { TypedField } from '../fields/typed-field.tsx'

interface PricedQuestionFieldsProps {
  asked: PricedQuestion
  /** What each field lacks; null while nobody has tried to add it. */
  problems: QuestionProblems | null
  content: EditingContent
  onChange: (asked: PricedQuestion) => void
}

/** A question, what each answer adds to the price, and what that is called. */
export function PricedQuestionFields({ asked, problems, content: { money, currencySign }, onChange }: PricedQuestionFieldsProps) {
  const rule = anyAmountRule(money)
  const { answers } = asked
  const change = (key: string, part: Partial<PricedAnswer>) =>
    onChange({ ...asked, answers: answers.map(answer => (answer.key === key ? { ...answer, ...part } : answer)) })
  const next = String(Math.max(...answers.map(({ key }) => Number(key))) + 1)
  const text = (name: 'question' | 'title', label: string) => (
    <Field label={label} problem={problems?.[name] ?? null}>
      {control => <TextInput {...control} value={asked[name]} onChange={event => onChange({ ...asked, [name]: event.currentTarget.value })} />}
    </Field>
  )
  return (
    <Stack gap={4}>
      {text('question', 'What visitors are asked, such as “Do you need water?”')}
      {answers.map(({ key, name, amount }, at) => (
        <Flex key={key} gap={3} wrap="wrap" align="flex-start">
          <Field label={`Answer ${at + 1}`} problem={problems?.answers[at]?.name ?? null}>
            {control => <TextInput {...control} value={name} onChange={event => change(key, { name: event.currentTarget.value })} />}
          </Field>
          <TypedField
            label={`Answer ${at + 1} adds; 0 for nothing`}
            problem={problems?.answers[at]?.amount ?? null}
            readOnly={false}
            value={amount}
            textOf={value => decimalText(value, rule.decimals)}
            read={typed => decimalFrom(typed, rule)}
            prefix={currencySign}
            onChange={value => change(key, { amount: value })}
          />
          {answers.length > 2 && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Remove"
              aria-label={`Remove ${name === '' ? `answer ${at + 1}` : name}`}
              onClick={() => onChange({ ...asked, answers: answers.filter(answer => answer.key !== key) })}
            />
          )}
        </Flex>
      ))}
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Add an answer"
          onClick={() => onChange({ ...asked, answers: [...answers, { key: next, name: '', amount: undefined }] })}
        />
      </Flex>
      {text('title', 'What the amount is called, such as “Water”; visitors read it')}
    </Stack>
  )
}
