import type { ContentPointer } from '../compile/content-pointer.ts'
import { questionAnswer } from '../words/question-answer.ts'
import { unitName } from '../words/input-words.ts'
import { bitOf, type InputKind } from './input-kind.ts'

/** A quantity in a unit. */
export const number: InputKind<'number'> = {
  compile(input, index, { pointer, reasonById }) {
    const { id, scale = 0 } = input
    const factor = 10 ** scale
    const min = stepsOf(input.min, scale, pointer.at('min'))
    const max = stepsOf(input.max, scale, pointer.at('max'))
    if (min > max) pointer.at('max').report(`${input.max} must not be below min, ${input.min}`)
    const overMax = input.overMax === undefined ? null : pointer.at('overMax').find(reasonById, input.overMax, 'reason')
    return {
      kind: 'number',
      id,
      index,
      asks: bitOf(index),
      factor,
      min,
      max,
      overMax,
      breakpoints: new Set([min - 1, max]),
    }
  },
  told(input, text, { plan, wording }) {
    if (text === '') return ''
    const answer = `${text} ${unitName(input, Number(text))}`
    // A unit says what is counted, unless several numbers have it.
    const { length } = plan.category.inputs.filter(other => 'unit' in other && other.unit === input.unit)
    return length > 1 ? questionAnswer(input.label, answer, wording.answer) : answer
  },
}

/** A limit in steps of the last decimal. */
export function stepsOf(value: number, scale: number, pointer: ContentPointer): number {
  const count = Math.round(value * 10 ** scale)
  if (count / 10 ** scale !== value) pointer.report(`${value} has more decimals than scale, ${scale}`)
  return count
}
