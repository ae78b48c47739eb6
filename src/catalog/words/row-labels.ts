import type { InputRef } from '#src/contract/generated/types.ts'
import type { KindRow, PriceTextContext, RowChoice } from '../prices/price-rows.ts'
import { fill } from './fill.ts'
import { optionsOf, unitOf } from './input-words.ts'
import { questionAnswer } from './question-answer.ts'
import { startsText } from './visit-words.ts'

type Rows = readonly Pick<KindRow, 'choices'>[]

/** Whether one selection can have all of these choices; a sum of two tables over one question has rows that no selection has. */
export function areTogether(choices: readonly RowChoice[]): boolean {
  return choices.every((one, position) =>
    choices.slice(position + 1).every(other => {
      if (one.input !== other.input) return true
      return one.option === other.option && overlap(one, other)
    }),
  )
}

/** A row's choices in words; where the rows ask more than one question, each answer has its question. */
export function labelsOf(choices: readonly RowChoice[], rows: Rows, context: PriceTextContext): string[] {
  const isAskedMore = questionsOf(rows).length > 1
  const labels = merged(choices).flatMap(choice =>
    choiceLabels(choice, context).map(label => {
      const question = isAskedMore ? questionLabel(choice.input, context) : null
      return question === null ? label : questionAnswer(question, label, context.wording.answer)
    }),
  )
  return [...new Set(labels)]
}

/** Spans of one number are told as the span that they have in common. */
function merged(choices: readonly RowChoice[]): RowChoice[] {
  const told: RowChoice[] = []
  for (const choice of choices) {
    const at = told.findIndex(({ input, option }) => input === choice.input && option === undefined)
    const { [at]: other } = told
    if (other === undefined) told.push(choice)
    else told[at] = common(other, choice)
  }
  return told
}

function common(one: RowChoice, other: RowChoice): RowChoice {
  const above = Math.max(one.above ?? 0, other.above ?? 0)
  const upTo = Math.min(one.upTo ?? Infinity, other.upTo ?? Infinity)
  return { input: one.input, ...(above > 0 && { above }), ...(upTo < Infinity && { upTo }) }
}

/** A choice in words; none for all of a number. */
export function choiceLabels(choice: RowChoice, context: PriceTextContext): string[] {
  const { option, above, upTo } = choice
  return option === undefined && above === undefined && upTo === undefined ? [] : [answerLabel(choice, context)]
}

/** The question that all rows answer; null when they answer none, or several, and name them themselves. */
export function onlyQuestion(rows: Rows, context: PriceTextContext): string | null {
  const [only, ...others] = questionsOf(rows)
  return only === undefined || others.length > 0 ? null : questionLabel(only, context)
}

function questionsOf(rows: Rows): InputRef[] {
  return [...new Set(rows.flatMap(({ choices }) => choices.map(({ input }) => input)))]
}

/** Packages go by their titles, and starts of visits say what they are: they need no question. */
function questionLabel(input: InputRef, { category, visit }: PriceTextContext): string | null {
  if (visit !== undefined && input === '$notice') return visit.priceList.notice
  return category.inputs.find(({ id }) => id === input)?.label ?? null
}

function answerLabel({ input, option, above, upTo }: RowChoice, context: PriceTextContext): string {
  if (option !== undefined) return optionsOf(input, context).find(({ id }) => id === option)?.label ?? option
  const { category, money, wording, visit } = context
  // Minutes follow one another: what is above one begins with the next.
  if (input === '$start' && visit !== undefined) return startsText(above && above + 1, upTo && upTo + 1, visit)
  const template = upTo === undefined ? wording.above : above === undefined ? wording.upTo : wording.next
  const quantity = (value: number | undefined) => (value === undefined ? '' : money.quantity(value))
  const count = upTo ?? above ?? 1
  const hours = count === 1 ? visit?.priceList.hour : visit?.priceList.hours
  return fill(template, {
    above: quantity(above),
    upTo: quantity(upTo),
    unit: (input === '$notice' ? hours : undefined) ?? unitOf(input, count, category),
  })
}

function overlap(one: RowChoice, other: RowChoice): boolean {
  return Math.max(one.above ?? 0, other.above ?? 0) < Math.min(one.upTo ?? Infinity, other.upTo ?? Infinity)
}
