import type { Price } from '#src/contract/generated/types.ts'
import type { Fields } from '../../draft/draft-value.ts'
import type { Path } from '../../draft/patches.ts'
import type { Questions } from '../../draft/questions.ts'
import type { DraftNumber } from '../../numbers/draft-number.ts'
import type { PriceScope } from '../price-scope.ts'
import type { BySize } from './by-size.ts'
import type { Figure, FormName, FormOf } from './registry.ts'
import type { Steps } from './steps.ts'

/** Prices and durations share an editor; their objects differ in type name. */
export type AmountType = 'Price' | 'Duration'

/** The kinds of price that a draft may have: those of content, and those that are written out: names when content is read, new prices for a day. */
export type DraftKind = Price['kind'] | 'named' | 'dated'

/** A form's title, checks, and conversions from and to a price. `K` are the kinds of price that it shows. */
export interface FormKind<F extends FormName, K extends DraftKind> {
  /** Null where no price, or no duration, has this form. */
  titles: Readonly<Record<AmountType, string | null>>
  /** What a category must have before this form can be chosen. */
  needs: 'choices' | 'numbers' | 'steps' | 'reasons' | 'prices' | null
  /** Finds all problems in a draft's price of each kind. */
  problems: Readonly<Record<K, FindProblems>>
  /** Reads a price; null when it has more than the form can show. */
  read: (price: Fields, readFigure: (inner: unknown) => Figure | null) => FormOf<F> | null
  write: (form: FormOf<F>, writer: Writer) => Fields
  /** Returns the form's figures: those of its rows or steps, else the form itself. */
  figures: (form: FormOf<F>) => readonly Figure[]
  /** Returns the number input that the form depends on. */
  numberInput: (form: FormOf<F>) => string | undefined
  /** Creates the form from a price of another form, keeping the amounts that fit. */
  begin: (before: Figure, choices: Choices) => FormOf<F>
}

/** A form that may be a row of a table or of steps. */
export interface FigureKind<F extends Figure['form'], K extends DraftKind> extends FormKind<F, K> {
  /** Returns what another form can keep; null without an amount. */
  kept: (figure: FormOf<F>) => Kept | null
}

export interface Kept {
  amount: DraftNumber
  /** Open-ended: this amount or more. */
  isOpen: boolean
}

/** Defaults of a new form, and the things that it may refer to. */
export interface Choices {
  kept: Kept | null
  /** What the price was, or was until the first day of a new one, where that is a table or steps. */
  table: BySize | Steps | null
  /** The number input of the form before, else the first. */
  input: string | undefined
  questions: Questions
  reasons: readonly { id: string }[]
  prices: readonly { id: string }[]
  /** Returns a unique key for a list item. */
  newKey: () => string
}

/** Writes the objects of a price or duration. */
export interface Writer {
  type: AmountType
  object: (kind: DraftKind, fields: object) => Fields
  figure: (figure: Figure) => Fields
}

/** A problem in a draft's price: its place, and what is allowed, in words for owners. */
export interface PriceProblem {
  path: Path
  message: string
}

export type FindProblems = (price: Fields, context: ProblemContext) => PriceProblem[]

export interface ProblemContext {
  scope: PriceScope
  path: Path
  /** Finds all problems in a nested price. */
  inside: (value: unknown, path: Path) => PriceProblem[]
}

/** Returns a field's problem with its path; empty without one. */
export function problemAt(path: Path, name: string, message: string | null | undefined): PriceProblem[] {
  return message === null || message === undefined ? [] : [{ path: [...path, name], message }]
}

/** The `figures` of a form that is itself a figure. */
export function itself<F extends Figure>(figure: F): F[] {
  return [figure]
}
