import type { Questions } from '../draft/questions.ts'
import { type BySize, tableOf } from './forms/by-size.ts'
import type { Choices, Kept } from './forms/form-kind.ts'
import { NO_FIGURE } from './forms/one-price.ts'
import { type Figure, figureKindOf, formKindOf, type FormName, type FormOf, isFigure, type PriceForm } from './forms/registry.ts'

type Available = Omit<Choices, 'kept' | 'input' | 'table'>

/** Converts a price to another form, keeping the amounts that fit. */
export function changeForm<F extends FormName>(form: FormOf<F>, to: FormName, available: Available): PriceForm {
  if (form.form === to) return form
  const before = firstFigure(form, isFigure(to) ? to : 'one')
  if (before.form === to) return before
  const input = formKindOf<F>(form).numberInput(form) ?? available.questions.numbers[0]?.id
  return formKindOf({ form: to }).begin(before, { ...available, input, kept: keptOf(before), table: tableIn(form) })
}

/** Converts the price of one row to another form. */
export function changeFigure(figure: Figure, to: Figure['form'], available: Available): Figure {
  if (figure.form === to) return figure
  return figureKindOf({ form: to }).begin(figure, { ...available, input: available.questions.numbers[0]?.id, kept: keptOf(figure), table: null })
}

/** Converts a table to another question: every row gets the first price of the old table. */
export function changeInput(table: BySize, choice: Questions['choices'][number] | undefined): BySize {
  return { ...tableOf(firstFigure(table, 'one'), choice), otherwise: table.otherwise }
}

/** What a price keeps whole when it becomes one from a day on, and when it is no longer one. */
function tableIn(form: PriceForm): Choices['table'] {
  const price = form.form === 'dated' ? form.price : form
  return price.form === 'bySize' || price.form === 'steps' ? price : null
}

/** Finds a figure of the wanted form in a price, else one with an amount. */
function firstFigure<F extends FormName>(form: FormOf<F>, wanted: Figure['form']): Figure {
  const figures = formKindOf<F>(form).figures(form)
  return figures.find(figure => figure.form === wanted) ?? figures.find(figure => keptOf(figure) !== null) ?? figures[0] ?? NO_FIGURE
}

function keptOf<F extends Figure['form']>(figure: FormOf<F>): Kept | null {
  return figureKindOf<F>(figure).kept(figure)
}
