import { amountAt, type Fields, given, keyedList, textAt } from '../../draft/draft-value.ts'
import type { DraftNumber } from '../../numbers/draft-number.ts'
import { decimalProblem, FACTOR_RULE } from '../../numbers/decimal-text.ts'
import { choiceProblem, optionProblems } from '../field-problems.ts'
import { type FormKind, type PriceProblem, problemAt, type ProblemContext } from './form-kind.ts'
import type { Figure } from './registry.ts'

/** A price times a factor, which may depend on a question. */
export interface Scaled {
  form: 'scaled'
  figure: Figure
  /** For all, or for the options without a factor of their own. */
  bps: DraftNumber
  input: string | undefined
  /** Empty without a question. */
  factors: OptionFactor[]
}

interface OptionFactor {
  key: string
  option: string | undefined
  bps: DraftNumber
}

/** A price or a duration times a factor. */
export const scaled: FormKind<'scaled', 'scale'> = {
  titles: { Price: 'Multiplied by a factor', Duration: 'Multiplied by a factor' },
  needs: null,
  problems: { scale: scaleProblems },
  read(price, readFigure) {
    const figure = readFigure(price['price'])
    if (figure === null) return null
    const factors = keyedList(price['factors']).map(({ key, item }) => ({ key, option: textAt(item, 'option'), bps: amountAt(item, 'bps') }))
    return { form: 'scaled', figure, bps: amountAt(price, 'bps'), input: textAt(price, 'input'), factors }
  },
  write({ figure, bps, input, factors }, { object, figure: write }) {
    const rows = factors.map(({ key, ...factor }) => ({ _key: key, _type: 'OptionFactor', ...given(factor) }))
    return object('scale', { price: write(figure), bps, input, factors: input === undefined ? undefined : rows })
  },
  figures: ({ figure }) => [figure],
  numberInput: () => undefined,
  begin: figure => ({ form: 'scaled', figure, bps: undefined, input: undefined, factors: [] }),
}

/** Returns the problem with a factor. */
export function factorProblem(bps: DraftNumber): string | null {
  return decimalProblem(bps, FACTOR_RULE)
}

/** Sets the factor of an option; without one, that of all others holds. */
export function withFactor(form: Scaled, option: string, bps: DraftNumber): Scaled {
  const others = form.factors.filter(factor => factor.option !== option)
  if (bps === undefined) return { ...form, factors: others }
  // The option's id is the key, so that two people who add the same row at once add one.
  const { key = option } = form.factors.find(factor => factor.option === option) ?? {}
  const isKnown = others.length < form.factors.length
  const changed = { key, option, bps }
  return { ...form, factors: isKnown ? form.factors.map(factor => (factor.option === option ? changed : factor)) : [...others, changed] }
}

function scaleProblems(price: Fields, { scope, path, inside }: ProblemContext): PriceProblem[] {
  const own = amountAt(price, 'bps')
  const isByChoice = price['input'] !== undefined || price['factors'] !== undefined
  const bps = isByChoice && own === undefined ? [] : problemAt(path, 'bps', factorProblem(own))
  return [...inside(price['price'], [...path, 'price']), ...bps, ...(isByChoice ? choiceProblems(price, { scope, path, inside }) : [])]
}

function choiceProblems(price: Fields, { scope, path }: ProblemContext): PriceProblem[] {
  const id = textAt(price, 'input')
  const { choices } = scope.questions
  const rows = keyedList(price['factors'])
  const { rowProblems, missing } = optionProblems(
    rows.map(({ item }) => textAt(item, 'option')),
    choices.find(choice => choice.id === id),
    price['bps'] !== undefined,
    scope,
    'factor',
  )
  const inner = rows.flatMap(({ key, item }, position) => {
    const rowPath = [...path, 'factors', { _key: key }]
    return [...problemAt(rowPath, 'option', rowProblems[position]), ...problemAt(rowPath, 'bps', factorProblem(amountAt(item, 'bps')))]
  })
  return [...problemAt(path, 'input', choiceProblem(id, choices, 'the question', scope)), ...problemAt(path, 'factors', missing), ...inner]
}
