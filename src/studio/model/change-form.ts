import type { Questions } from './questions.ts'
import { type BySize, type Figure, type FormName, NO_FIGURE, type PerUnit, type PriceForm } from './price-form.ts'

/** What a new form may refer to. */
export interface Choices {
  questions: Questions
  reasons: readonly { id: string }[]
  /** A key that no item of a list has yet. */
  newKey: () => string
}

/** The same price in another form, with what can be kept of it: amounts stay where there is a place for them. */
export function changeForm(form: PriceForm, to: FormName, choices: Choices): PriceForm {
  if (form.form === to) return form
  const { questions, newKey } = choices
  if (to === 'bySize') return tableOf(firstFigure(form, 'one'), questions.choices[0])
  const input = inputOf(form, questions)
  if (to === 'steps') return { form: 'steps', input, bands: [{ key: newKey(), upTo: undefined, figure: firstFigure(form, 'one') }] }
  return changeFigure(firstFigure(form, to), to, { ...choices, input })
}

/** The same price of one row in another form. */
export function changeFigure(
  figure: Figure,
  to: Figure['form'],
  { questions, reasons, input }: Pick<Choices, 'questions' | 'reasons'> & { input?: string | undefined },
): Figure {
  if (figure.form === to) return figure
  const amount = figure.form === 'one' ? figure.low : figure.form === 'perUnit' ? (figure.tiers?.[0]?.rate ?? figure.rate) : undefined
  const isOpen = figure.form === 'one' ? figure.precision === 'from' : figure.form === 'perUnit' && (figure.open ?? false)
  switch (to) {
    case 'one':
      return { ...NO_FIGURE, precision: isOpen ? 'from' : 'exact', low: amount }
    case 'perUnit':
      return { ...NO_RATE, input: input ?? questions.numbers[0]?.id, rate: amount, ...(isOpen && { open: true }) }
    case 'consultation':
      return { form: 'consultation', reason: reasons.length === 1 ? reasons[0]?.id : undefined }
  }
}

/** A table over another question: every row begins with the first price of the table before. */
export function changeInput(table: BySize, choice: Questions['choices'][number] | undefined): BySize {
  return { ...tableOf(firstFigure(table, 'one'), choice), otherwise: table.otherwise }
}

const NO_RATE: PerUnit = {
  form: 'perUnit',
  input: undefined,
  rate: undefined,
  tiers: null,
  each: undefined,
  roundUp: undefined,
  charge: null,
  min: undefined,
  max: undefined,
}

/** An option's row has the option's id as its key, so that two people who add it add the same row. */
function tableOf(figure: Figure, choice: Questions['choices'][number] | undefined): BySize {
  const rows = (choice?.options ?? []).map(({ id }) => ({ key: id, option: id, figure }))
  return { form: 'bySize', input: choice?.id, rows, otherwise: null }
}

/** Of the figures in a price one that has the wanted form, else one with an amount. */
function firstFigure(form: PriceForm, wanted: Figure['form']): Figure {
  const figures = figuresOf(form)
  return figures.find(figure => figure.form === wanted) ?? figures.find(figure => figure.form !== 'consultation') ?? figures[0] ?? NO_FIGURE
}

function figuresOf(form: PriceForm): Figure[] {
  if (form.form === 'steps') return form.bands.map(({ figure }) => figure)
  if (form.form !== 'bySize') return [form]
  return [...form.rows.map(({ figure }) => figure), ...(form.otherwise === null ? [] : [form.otherwise])]
}

function inputOf(form: PriceForm, { numbers }: Questions): string | undefined {
  const own = form.form === 'perUnit' || form.form === 'steps' ? form.input : undefined
  return own ?? numbers[0]?.id
}
