import type { Fields } from './draft-value.ts'
import type { PriceScope } from './field-problems.ts'
import type { Path } from './patches.ts'
import type { Amount, Figure, FormName, FormOf } from './price-form.ts'
import type { Questions } from './questions.ts'
import type { Price } from '../../contract/generated/types.ts'

/** Prices and durations are edited alike; their objects carry the name of the one or the other. */
export type AmountType = 'Price' | 'Duration'

/** What a form answers: how owners know it, and how a price becomes the form and the form a price. `K` are the kinds of price that it shows. */
export interface FormKind<F extends FormName, K extends Price['kind']> {
  /** Null where no price, or no duration, has this form. */
  titles: Readonly<Record<AmountType, string | null>>
  /** What a category must have before this can be chosen. */
  needs: 'choices' | 'numbers' | 'reasons' | null
  /** Everything wrong in a draft's price of each kind. */
  problems: Readonly<Record<K, FindProblems>>
  /** Null when the price says more than the form can show. */
  read: (price: Fields, readFigure: (inner: unknown) => Figure | null) => FormOf<F> | null
  write: (form: FormOf<F>, writer: Writer) => Fields
  /** The prices in it that need no choice before them: those of its rows or steps, else itself. */
  figures: (form: FormOf<F>) => readonly Figure[]
  /** The number input that it counts. */
  numberInput: (form: FormOf<F>) => string | undefined
  /** The form with what can be kept of a price of another form: amounts stay where there is a place for them. */
  begin: (before: Figure, choices: Choices) => FormOf<F>
}

/** What a form answers when it may stand in a row of a table or of steps. */
export interface FigureKind<F extends Figure['form'], K extends Price['kind']> extends FormKind<F, K> {
  /** What another form can keep of it; null when it has no amount. */
  kept: (figure: FormOf<F>) => Kept | null
}

export interface Kept {
  amount: Amount
  /** This or more. */
  isOpen: boolean
}

/** What a new form begins with and may refer to. */
export interface Choices {
  kept: Kept | null
  /** The number input of the form before, else the first. */
  input: string | undefined
  questions: Questions
  reasons: readonly { id: string }[]
  /** A key that no item of a list has yet. */
  newKey: () => string
}

/** How an object of a price or duration is written. */
export interface Writer {
  type: AmountType
  object: (kind: Price['kind'], fields: object) => Fields
  figure: (figure: Figure) => Fields
}

/** Something wrong in a price of a draft: where, and what would be right, in an owner's words. */
export interface PriceProblem {
  path: Path
  message: string
}

export type FindProblems = (price: Fields, context: ProblemContext) => PriceProblem[]

export interface ProblemContext {
  scope: PriceScope
  path: Path
  /** Everything wrong in a price inside this one. */
  inside: (value: unknown, path: Path) => PriceProblem[]
}

/** What is wrong with a field, at its place. */
export function problemAt(path: Path, name: string, message: string | null | undefined): PriceProblem[] {
  return message === null || message === undefined ? [] : [{ path: [...path, name], message }]
}

/** The answers of a form that is a figure itself. */
export function itself<F extends Figure>(figure: F): F[] {
  return [figure]
}
