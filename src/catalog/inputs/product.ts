import type { Id } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { type Answers, NO_ANSWER } from '../estimate/amount-accumulator.ts'
import { EXACT_LIMIT, gcd, roundQuotient } from '../estimate/rounding.ts'
import type { InputPlan, NumberInputPlan } from '../plan.ts'
import { questionAnswer } from '../words/question-answer.ts'
import { unitName } from '../words/input-words.ts'
import type { InputKind } from './input-kind.ts'
import { stepsOf } from './number.ts'

/** Factors have four decimals. */
const FACTOR_UNIT = 10_000

/**
 * Numbers times one another, times a factor: never asked, but counted from their answers. It is rounded half up to its decimals, and lifted to its least. A
 * number above its own maximum counts as that maximum, for durations; for prices it is a consultation.
 */
export const product: InputKind<'product'> = {
  compile(input, index, { pointer, askedById, reasonById }) {
    const { id, of, factor = 1, scale = 0 } = input
    const unit = 10 ** scale
    const factors = of.flatMap((name, position) => factorOf(name, pointer.at('of', position), askedById) ?? [])
    const points = Math.round(factor * FACTOR_UNIT)
    if (points / FACTOR_UNIT !== factor) pointer.at('factor').report(`${factor} has more than four decimals`)
    // In lowest terms: the value is times / over of the product of the answers' steps.
    const [top, bottom] = [points * unit, factors.reduce((whole, each) => whole * each.factor, FACTOR_UNIT)]
    const common = gcd(top, bottom)
    const [times, over] = [top / common, bottom / common]
    const least = stepsOf(input.min ?? 0, scale, pointer.at('min'))
    const valueOf = (steps: (each: NumberInputPlan) => number) =>
      Math.max(
        least,
        roundQuotient(
          factors.reduce((whole, each) => whole * steps(each), times),
          over,
        ),
      )
    const largest = factors.reduce((whole, { max }) => whole * max, times)
    if (largest > EXACT_LIMIT)
      pointer.report('can grow too large to be computed exactly: lower the limits of its numbers, its factor or its decimals')
    const [min, most] = [valueOf(each => each.min), valueOf(each => each.max)]
    if ((input.max === undefined) !== (input.overMax === undefined)) pointer.report('name both a most and the reason above it, or neither')
    const overMax = input.overMax === undefined ? null : pointer.at('overMax').find(reasonById, input.overMax, 'reason')
    const max = input.max === undefined ? most : stepsOf(input.max, scale, pointer.at('max'))
    if (max < min) pointer.at('max').report(`${input.max} is below the least that can be counted, ${min / unit}`)
    if (overMax !== null && max >= most) pointer.at('max').report(`${input.max} is never passed: at most ${most / unit} can be counted`)
    return {
      kind: 'number',
      id,
      index,
      asks: factors.reduce((bits, { asks }) => bits | asks, 0),
      factor: unit,
      min,
      max,
      overMax,
      breakpoints: new Set([min - 1, max]),
      factors,
      lacks: answers => factors.reduce((bits, each) => ((answers[each.index] ?? NO_ANSWER) === NO_ANSWER ? bits | each.asks : bits), 0),
      derive(answers) {
        const isKnown = factors.every(each => (answers[each.index] ?? NO_ANSWER) !== NO_ANSWER)
        answers[index] = isKnown ? valueOf(each => answerTo(each, answers)) : NO_ANSWER
      },
    }
  },
  told(input, _, { plan: { inputById }, answers, used, money, wording }) {
    const plan = inputById.get(input.id)
    const steps = answers[plan?.index ?? 0] ?? NO_ANSWER
    if (plan?.kind !== 'number' || steps === NO_ANSWER || !input.of.every(id => used.includes(id))) return ''
    const quantity = steps / plan.factor
    return questionAnswer(input.label, `${money.quantity(quantity)} ${unitName(input, quantity)}`, wording.answer)
  },
}

function answerTo({ index, max }: NumberInputPlan, answers: Answers): number {
  return Math.min(answers[index] ?? NO_ANSWER, max)
}

function factorOf(id: Id, pointer: ContentPointer, askedById: ReadonlyMap<Id, InputPlan>): NumberInputPlan | null {
  const input = pointer.find(askedById, id, 'number that is asked')
  if (input?.kind === 'choice') pointer.report(`"${id}" is a choice; only numbers can be multiplied`)
  if (input?.kind === 'code') pointer.report(`"${id}" is a text; only numbers can be multiplied`)
  return input?.kind === 'number' ? input : null
}
