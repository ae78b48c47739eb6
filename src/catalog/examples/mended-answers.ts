import type { Category, Example, ExampleAnswer, Id, Input, MendedAnswers } from '#src/contract/generated/types.ts'
import { type Outcome, outcomeOf } from '../compare/price-change.ts'
import { estimate } from '../estimate/estimate.ts'
import { resolve } from '../estimate/resolve.ts'
import type { Catalog } from '../plan.ts'
import { unitName } from '../words/input-words.ts'
import type { Money } from '../words/money.ts'
import { questionAnswer } from '../words/question-answer.ts'
import { selectionOf } from './example-selection.ts'

type Answers = readonly ExampleAnswer[]

/**
 * Answers with which an example has a price again: answers to questions, or with options, that are gone are left out, and each question that is open is
 * answered with its first option, or its least number. Null where these give it no price, as where a code is asked for, or where more than answers is wrong.
 */
export function mendedAnswers(example: Example, catalog: Catalog, money: Money): { mended: MendedAnswers; outcome: Outcome } | null {
  const given = example.answers ?? []
  const kept = withoutUnknown(example, catalog)
  const found = kept === null ? null : withLeast(example, kept, catalog)
  const { inputs } = catalog.categoryById.get(example.category)?.category ?? { inputs: [] }
  if (found === null || kept === null) return null
  const { answers, outcome } = found
  const isGone = given.some(({ input }) => inputs.every(({ id }) => id !== input))
  const said = answersText(answers.slice(kept.length), inputs, money)
  const text = [said, isGone ? 'no answer to a question that is gone' : ''].filter(part => part !== '').join(', ')
  return { mended: { answers, text }, outcome }
}

/** The answers that may be given; null where something else cannot be chosen. */
function withoutUnknown(example: Example, catalog: Catalog): Answers | null {
  const resolution = resolve(catalog, selectionOf(example))
  const places = resolution.ok ? [] : resolution.problems.map(({ place }) => place)
  const kept = (example.answers ?? []).filter(({ input }) => !places.includes(`inputs.${input}`))
  return places.every(place => place.startsWith('inputs.')) ? kept : null
}

function withLeast(example: Example, kept: Answers, catalog: Catalog): { answers: ExampleAnswer[]; outcome: Outcome } | null {
  const answers = [...kept]
  for (;;) {
    const resolution = resolve(catalog, selectionOf({ ...example, answers }))
    if (!resolution.ok) return null
    const result = estimate(resolution.resolved)
    const outcome = outcomeOf(result)
    if (outcome !== null) return { answers, outcome }
    // An answer may lead to further questions.
    const open = new Set(result.missing.filter(id => answers.every(({ input }) => input !== id)))
    const more = resolution.resolved.category.category.inputs.flatMap(input => (open.has(input.id) ? (leastAnswer(input) ?? []) : []))
    if (more.length === 0) return null
    answers.push(...more)
  }
}

function leastAnswer(input: Input): ExampleAnswer | null {
  if (!('options' in input)) return input.kind === 'number' ? { input: input.id, number: input.min } : null
  const [first] = input.options
  return first === undefined ? null : { input: input.id, option: first.id }
}

/** Answers with their questions: "Ladder? None, Length: 20 feet". */
function answersText(answers: Answers, inputs: Category['inputs'], money: Money): string {
  const byInput = new Map<Id, ExampleAnswer>(answers.map(answer => [answer.input, answer]))
  return inputs.flatMap(input => answerText(input, byInput.get(input.id), money) ?? []).join(', ')
}

function answerText(input: Input, answer: ExampleAnswer | undefined, money: Money): string | null {
  if (answer === undefined) return null
  if ('options' in input) return questionAnswer(input.label, input.options.find(({ id }) => id === answer.option)?.label ?? '')
  const { number = 0 } = answer
  return 'unit' in input ? questionAnswer(input.label, `${money.quantity(number)} ${unitName(input, number)}`) : null
}
