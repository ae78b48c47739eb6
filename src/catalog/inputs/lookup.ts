import type { Id, LookupInput } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { isCoupon, USED_UP } from './is-coupon.ts'
import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import { OUTSIDE } from '../estimate/selection.ts'
import type { CodeInputPlan, InputPlan } from '../plan.ts'
import { questionAnswer } from '../words/question-answer.ts'
import { optionLabel } from '../words/input-words.ts'
import { positions } from './choice.ts'
import { bitOf, type InputKind } from './input-kind.ts'
import { LookupTable } from './lookup-table.ts'

/**
 * A choice that follows from a code: by the rows that name it, else an option, a reason, or what the visitor chooses. It is looked up only where the rows are; browsers have none, and put what the
 * server has found in the place of an answer.
 */
export const lookup: InputKind<'lookup'> = {
  compile(input, index, { pointer, askedById, reasonById }) {
    const { id, rows, correctable = false, else: otherwise } = input
    const options = positions(input.options)
    const code = codeOf(input.from, pointer.at('from'), askedById)
    if (Object.keys(otherwise).length !== 1 || otherwise.ask === false)
      pointer.at('else').report('name one of them: an option, a reason, or that visitors are asked')
    const reason = otherwise.reason === undefined ? null : pointer.at('else', 'reason').find(reasonById, otherwise.reason, 'reason')
    if (rows === undefined) pointer.report('has no rows')
    if (code !== null) code.resets = { ...code.resets, [id]: '' }
    const table = rows === undefined || code === null ? null : new LookupTable(rows, code, options, pointer.at('rows'))
    const other = otherwise.option === undefined ? null : pointer.at('else', 'option').find(options, otherwise.option, `option of "${id}"`)
    if (reason !== null) options.set(OUTSIDE, options.size)
    const beyond = reason === null ? (other ?? NO_ANSWER) : options.size - 1
    if (table !== null) for (const text of table.examples()) code?.examples.add(text)
    checkReached(input, pointer.at('options'))
    const isOptional = isCoupon(input)
    const usedUp = options.get(USED_UP)
    const own = bitOf(index)
    const asked = code?.asks ?? 0
    const asks = own | asked
    const isOpen = (answers: readonly number[]) => (answers[code?.index ?? index] ?? NO_ANSWER) === NO_ANSWER
    return {
      kind: 'choice',
      id,
      index,
      asks,
      options,
      lacks: answers => (isOpen(answers) ? asked : own),
      derive(answers, { [input.from]: typed }) {
        const text = code === null || isOpen(answers) ? null : code.read(String(typed))
        const given = answers[index] ?? NO_ANSWER
        if (text === null) answers[index] = NO_ANSWER
        else if (table !== null) {
          const chosen = given < input.options.length ? given : NO_ANSWER
          const found = table.find(text) ?? beyond
          // Accepted of every client: it only gives up the discount of a code that is used up.
          const isKept = found === NO_ANSWER || (correctable && chosen !== NO_ANSWER) || (chosen === usedUp && found !== beyond)
          answers[index] = isKept ? chosen : found
        }
        // Without a code, or while one is looked up, the price is that without an offer, and not missing.
        if (isOptional && answers[index] === NO_ANSWER) answers[index] = beyond
      },
      lookUp: text => nameOf(table?.find(text) ?? beyond, options),
      ...(reason !== null && {
        outside: { reason, most: 0, add: (_, accumulator) => void accumulator.reasons.push(reason) },
        refuse(answers, builder) {
          if ((builder.used & asks) === asks && answers[index] === beyond) builder.addReason(reason)
        },
      }),
    }
  },
  told(input, text, { chosen, wording }) {
    const { id, label, options } = input
    // The code is told already, and what it changes is a line.
    if (isCoupon(input)) return ''
    const option = options.find(other => other.id === text)
    return option === undefined ? '' : questionAnswer(label, optionLabel(chosen, id, option), wording.answer)
  },
}

function nameOf(answer: number, options: ReadonlyMap<Id, number>): Id | null {
  return [...options.keys()][answer] ?? null
}

function codeOf(id: Id, pointer: ContentPointer, askedById: ReadonlyMap<Id, InputPlan>): CodeInputPlan | null {
  const input = pointer.find(askedById, id, 'code')
  if (input !== null && input.kind !== 'code') pointer.report(`"${id}" is no code: only a text can be looked up`)
  return input?.kind === 'code' ? input : null
}

/** Options to which nothing leads are chosen only where visitors are asked, or may correct. */
function checkReached({ options, rows = [], else: otherwise, correctable = false }: LookupInput, pointer: ContentPointer): void {
  if (correctable || otherwise.ask !== undefined) return
  const reached = new Set([...rows.map(({ option }) => option), otherwise.option, USED_UP])
  options.forEach(({ id }, position) => {
    if (!reached.has(id)) pointer.at(position).report('no row leads to it: add one, or remove it')
  })
}
