import { type Fields, given, keyedList, textAt } from '../../draft/draft-value.ts'
import type { Questions } from '../../draft/questions.ts'
import { inSentence } from '../../documents/in-sentence.ts'
import { choiceProblem, optionProblems } from '../field-problems.ts'
import { type FormKind, type PriceProblem, problemAt, type ProblemContext } from './form-kind.ts'
import type { Figure } from './registry.ts'

/** A table over a choice input. */
export interface BySize {
  form: 'bySize'
  input: string | undefined
  rows: SizeRow[]
  /** For options without a row. */
  otherwise: Figure | null
}

export interface SizeRow {
  key: string
  option: string | undefined
  figure: Figure
}

/** A price for each option of a question. */
export const bySize: FormKind<'bySize', 'by'> = {
  titles: { Price: 'By answer', Duration: 'By answer' },
  needs: 'choices',
  problems: { by: tableProblems },
  read(price, readFigure) {
    const rows: SizeRow[] = []
    for (const { key, item } of keyedList(price['rows'])) {
      const figure = readFigure(item['price'])
      if (figure === null) return null
      rows.push({ key, option: textAt(item, 'option'), figure })
    }
    const otherwise = price['else'] === undefined ? undefined : readFigure(price['else'])
    return otherwise === null ? null : { form: 'bySize', input: textAt(price, 'input'), rows, otherwise: otherwise ?? null }
  },
  write({ input, rows, otherwise }, { type, object, figure: write }) {
    return object('by', {
      input,
      rows: rows.map(({ key, option, figure }) => ({ _key: key, _type: `${type}Row`, ...given({ option }), price: write(figure) })),
      else: otherwise === null ? undefined : write(otherwise),
    })
  },
  figures: ({ rows, otherwise }) => [...rows.map(({ figure }) => figure), ...(otherwise === null ? [] : [otherwise])],
  numberInput: () => undefined,
  begin: (figure, { questions, table }) => (table?.form === 'bySize' ? table : tableOf(figure, questions.choices[0])),
}

/** Returns a table over a choice with the same price in every row. A row's key is its option's id, so that two people who add it add the same row. */
export function tableOf(figure: Figure, choice: Questions['choices'][number] | undefined): BySize {
  const rows = (choice?.options ?? []).map(({ id }) => ({ key: id, option: id, figure }))
  return { form: 'bySize', input: choice?.id, rows, otherwise: null }
}

/** Returns the form's title among the forms of a price: “By” and the label of its question, or of the only question there is. */
export function byTitle(chosen: string | undefined, choices: Questions['choices']): string {
  const own = choices.filter(({ id }) => id !== '$package')
  const [only, ...others] = own.length === 0 ? choices : own
  const question = choices.find(({ id }) => id === chosen) ?? (others.length === 0 ? only : undefined)
  // A whole sentence is none that something could vary by.
  return question === undefined || !/^[\p{L}\p{N} -]{1,24}$/u.test(question.label) ? 'By answer' : `By ${inSentence(question.label)}`
}

function tableProblems(price: Fields, { scope, path, inside }: ProblemContext): PriceProblem[] {
  const id = textAt(price, 'input')
  const { choices } = scope.questions
  const rows = keyedList(price['rows'])
  const { rowProblems, missing, unused } = optionProblems(
    rows.map(({ item }) => textAt(item, 'option')),
    choices.find(choice => choice.id === id),
    price['else'] !== undefined,
    scope,
  )
  const inner = rows.flatMap(({ key, item }, position) => {
    const rowPath = [...path, 'rows', { _key: key }]
    return [...problemAt(rowPath, 'option', rowProblems[position]), ...inside(item['price'], [...rowPath, 'price'])]
  })
  const otherwise = price['else'] === undefined ? [] : [...problemAt(path, 'else', unused), ...inside(price['else'], [...path, 'else'])]
  return [...problemAt(path, 'input', choiceProblem(id, choices, 'the question', scope)), ...problemAt(path, 'rows', missing), ...inner, ...otherwise]
}
