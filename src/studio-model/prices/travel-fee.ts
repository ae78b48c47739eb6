import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { type DecimalRule, decimalProblem } from '../numbers/decimal-text.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import { usualWords } from '../starts/usual-words.ts'

/** Where the way costs something: one or several ZIP codes, or a place. */
export interface FeeArea {
  /** Of a list that is being written. */
  readonly key: string
  readonly name: string
  /** In minor units; 0 where the way costs nothing. */
  readonly amount: DraftNumber
}

/** What the way costs, as it is being written: the same for everybody, or by an answer. */
export interface TravelFee {
  readonly title: string
  readonly by: 'everyone' | 'area'
  readonly amount: DraftNumber
  readonly question: string
  readonly areas: readonly FeeArea[]
  /** What the answer is called that names none of the areas. */
  readonly elsewhere: string
  /** The reason of the consultation that a visit elsewhere is; empty where it costs `amount`. */
  readonly reason: string
}

export const NO_FEE: TravelFee = {
  title: 'Travel fee',
  by: 'everyone',
  amount: undefined,
  question: 'Your ZIP code',
  areas: [{ key: '0', name: '', amount: undefined }],
  elsewhere: 'Elsewhere',
  reason: '',
}

/** What a fee lacks, in words for owners; those of areas in their order. */
export interface FeeProblems {
  title: string | null
  amount: string | null
  question: string | null
  elsewhere: string | null
  areas: readonly { name: string | null; amount: string | null }[]
}

/** `rule` reads a price of the business. */
export function feeProblems({ title, by, amount, question, areas, elsewhere, reason }: TravelFee, rule: DecimalRule): FeeProblems {
  const isByArea = by === 'area'
  const free = { ...rule, min: 0 }
  const names = [...areas.map(({ name }) => name), elsewhere].map(name => suggestedId(name))
  const isTwice = (name: string) => names.filter(other => other === suggestedId(name)).length > 1
  const nameProblem = (name: string) => namelessProblem(name, 'Write ZIP codes, or a place') ?? (isTwice(name) ? 'Stands there twice' : null)
  const costsNothing = isByArea && reason === '' && [...areas.map(area => area.amount), amount].every(one => Number(one) === 0)
  return {
    title: namelessProblem(title, 'Say what it is called: visitors read it'),
    amount:
      isByArea && reason !== '' ? null : (decimalProblem(amount, isByArea ? free : rule) ?? (costsNothing ? 'The way costs nothing anywhere' : null)),
    question: isByArea ? namelessProblem(question, 'Write what visitors are asked') : null,
    elsewhere: isByArea ? nameProblem(elsewhere) : null,
    areas: isByArea ? areas.map(area => ({ name: nameProblem(area.name), amount: decimalProblem(area.amount, free) })) : [],
  }
}

/** The problem of a text that names nothing. */
function namelessProblem(text: string, problem: string): string | null {
  return suggestedId(text) === '' ? problem : null
}

export function isWhole({ areas, ...others }: FeeProblems): boolean {
  return [...Object.values(others), ...areas.flatMap(area => Object.values(area))].every(problem => problem === null)
}

/** What a visit says once the way costs something: a question where it is by area, and a rule for each amount. */
export function withTravelFee(visit: unknown, fee: TravelFee, language: unknown): Readonly<Record<string, unknown>> {
  const { rules, inputs, words } = fieldsOf(visit)
  const question = fee.by === 'area' ? questionOf(fee, idsIn(inputs)) : null
  const taken = idsIn(rules)
  const own = rulesOf(fee, question).map(rule => {
    const id = suggestedId(fee.title, taken)
    taken.push(id)
    return { id, title: fee.title.trim(), ...rule }
  })
  const said = {
    ...(words === undefined && usualWords('visit', language)),
    ...(question !== null && { inputs: [question] }),
    rules: own,
  }
  const { rules: made, inputs: asked, ...others } = withSystemFields('Visit', said, name => name)
  return { ...others, ...(asked !== undefined && { inputs: after(inputs, asked) }), rules: after(rules, made) }
}

/** Whether a visit has a fee of this form. */
export function hasTravelFee(visit: unknown): boolean {
  const id = suggestedId(NO_FEE.title)
  return keyedList(fieldsOf(visit)['rules']).some(({ item }) => textAt(item, 'id')?.startsWith(id) === true)
}

function questionOf({ question, areas, elsewhere }: TravelFee, taken: unknown[]) {
  const options: { id: string; label: string }[] = []
  for (const name of [...areas.map(area => area.name), elsewhere]) {
    const id = suggestedId(
      name,
      options.map(option => option.id),
    )
    options.push({ id, label: name.trim() })
  }
  const required = `Please choose: ${question.trim()}`
  return { id: suggestedId(question, taken), kind: 'choice', label: question.trim(), show: 'always', required, options }
}

function rulesOf({ by, amount, areas, reason }: TravelFee, question: ReturnType<typeof questionOf> | null): object[] {
  if (by === 'everyone' || question === null) return [{ effect: { kind: 'amount', amount: Number(amount) } }]
  const costs = question.options.map(({ id }, at) => ({
    id,
    amount: areas[at] === undefined ? (reason === '' ? Number(amount) : null) : Number(areas[at].amount),
  }))
  return [...Map.groupBy(costs, cost => cost.amount)]
    .filter(([cost]) => cost !== 0)
    .map(([cost, options]) => ({
      when: { inputs: [{ input: question.id, options: options.map(({ id }) => id) }] },
      effect: cost === null ? { kind: 'quote', reason } : { kind: 'amount', amount: cost },
    }))
}

function idsIn(list: unknown): unknown[] {
  return keyedList(list).flatMap(({ key, item }) => [key, item['id']])
}

function after(list: unknown, items: unknown): unknown[] {
  return [...(Array.isArray(list) ? (list as unknown[]) : []), ...(items as unknown[])]
}
