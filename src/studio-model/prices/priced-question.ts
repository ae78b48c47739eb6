import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import { type DecimalRule, decimalProblem } from '../numbers/decimal-text.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import type { IdsElsewhere } from '../starts/item-ids.ts'
import { usualWords } from '../starts/usual-words.ts'

/** An answer, and what it adds to the price. */
export interface PricedAnswer {
  /** Of a list that is being written. */
  readonly key: string
  readonly name: string
  /** In minor units; 0 where it changes nothing, below 0 where it takes something off. */
  readonly amount: DraftNumber
}

/** A question whose answers change the price, as it is being written. */
export interface PricedQuestion {
  readonly question: string
  readonly answers: readonly PricedAnswer[]
  /** What the amount is called, beside it. */
  readonly title: string
}

export const NO_QUESTION: PricedQuestion = {
  question: '',
  answers: [
    { key: '0', name: 'No', amount: 0 },
    { key: '1', name: 'Yes', amount: undefined },
  ],
  title: '',
}

/** Which document is given the question. */
export type Asking = 'category' | 'visit'

/** What a question lacks, in words for owners; that of answers in their order. */
export interface QuestionProblems {
  question: string | null
  title: string | null
  answers: readonly { name: string | null; amount: string | null }[]
}

/** `rule` reads an amount that may be 0 or below. */
export function questionProblems({ question, answers, title }: PricedQuestion, rule: DecimalRule): QuestionProblems {
  const ids = answers.map(({ name }) => suggestedId(name))
  const changesNothing = answers.every(({ amount }) => amount === 0)
  const nameProblem = (id: string) => (id === '' ? 'Write an answer' : ids.filter(other => other === id).length > 1 ? 'Stands there twice' : null)
  return {
    question: suggestedId(question) === '' ? 'Write what visitors are asked' : null,
    title: suggestedId(title) === '' ? 'Say what it is called: visitors read it' : null,
    answers: answers.map(({ amount }, at) => ({
      name: nameProblem(ids[at] ?? ''),
      amount: decimalProblem(amount, rule) ?? (changesNothing ? 'No answer changes the price' : null),
    })),
  }
}

export function isWholeQuestion({ question, title, answers }: QuestionProblems): boolean {
  return [question, title, ...answers.flatMap(answer => Object.values(answer))].every(problem => problem === null)
}

/** What a category or a visit says once it asks the question: that one, and a rule for each amount. `elsewhere` are ids that other documents have. */
export function withPricedQuestion(
  type: Asking,
  document: unknown,
  asked: PricedQuestion,
  elsewhere: IdsElsewhere,
  language: unknown,
): Readonly<Record<string, unknown>> {
  const { inputs, rules, words } = fieldsOf(document)
  const taken = [...(elsewhere['rules'] ?? []), ...idsIn(rules)]
  const input = inputOf(asked, [...(elsewhere['inputs'] ?? []), ...idsIn(inputs)])
  const title = asked.title.trim()
  const made = costsOf(asked, input.options).map(([amount, options]) => {
    const id = suggestedId(title, taken)
    taken.push(id)
    return { id, title, when: { inputs: [{ input: input.id, options }] }, effect: { kind: 'amount', amount } }
  })
  const said = { ...(type === 'visit' && words === undefined && usualWords('visit', language)), inputs: [input], rules: made }
  const { inputs: question, rules: own, ...others } = withSystemFields(type === 'visit' ? 'Visit' : 'Category', said, name => name)
  return { ...others, inputs: after(inputs, question), rules: after(rules, own) }
}

/** The amounts that are not 0, each with the answers that have it. */
function costsOf({ answers }: PricedQuestion, options: readonly { id: string }[]): [number, string[]][] {
  const byAmount = Map.groupBy(options, (_, at) => Number(answers[at]?.amount))
  return [...byAmount].filter(([amount]) => amount !== 0).map(([amount, same]) => [amount, same.map(({ id }) => id)])
}

function inputOf({ question, answers }: PricedQuestion, taken: readonly unknown[]) {
  const label = question.trim()
  const options = answers.map(({ name }) => ({ id: suggestedId(name), label: name.trim() }))
  return choiceAsked(suggestedId(label, taken), label, options)
}

/** A choice that every visitor is asked for. */
export function choiceAsked<O>(id: string, label: string, options: O) {
  return { id, kind: 'choice', label, show: 'always', required: `Please choose: ${label}`, options }
}

function idsIn(list: unknown): unknown[] {
  return keyedList(list).flatMap(({ key, item }) => [key, item['id']])
}

function after(list: unknown, items: unknown): unknown[] {
  return [...(Array.isArray(list) ? (list as unknown[]) : []), ...(items as unknown[])]
}
