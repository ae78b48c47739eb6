import type { Category, NumberInput, ProductInput } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { unitName } from '../words/input-words.ts'
import { questionAnswer } from '../words/question-answer.ts'
import type { RuleRow } from './rule-rows.ts'
import type { ToldScope } from './told-price.ts'

/** What a number has no price above, with the reason; nothing where content has no words for it. */
export function aboveRows({ inputs, reasons = [] }: Pick<Category, 'inputs' | 'reasons'>, { content, money }: ToldScope): RuleRow[] {
  const { above } = content.site.wording.priceList
  if (above === undefined) return []
  return inputs.filter(isEnding).map(input => ({
    title: input.label,
    question: null,
    lines: [],
    conditions: [fill(above, { max: money.quantity(input.max), unit: unitName(input, input.max) })],
    text: [...reasons, ...content.business.reasons].find(({ id }) => id === input.overMax)?.text ?? null,
  }))
}

/** The same in one sentence each, for whoever has no rows: "Length: Over 40 feet. Longer boats are looked at first." */
export function aboveTexts(category: Category, scope: ToldScope): string[] {
  const { answer: wording } = scope.content.messages.price
  return aboveRows(category, scope).map(({ title, conditions, text }) =>
    [questionAnswer(title, conditions.join(), wording), ...(text === null ? [] : [text.replaceAll('\n', ' ')])].join('. '),
  )
}

type Ending = (NumberInput | ProductInput) & { max: number; overMax: string }

function isEnding(input: Category['inputs'][number]): input is Ending {
  return (input.kind === 'number' || input.kind === 'product') && input.max !== undefined && input.overMax !== undefined
}
