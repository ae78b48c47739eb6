import type { Category, Id, InputRef, Messages, Package, Price } from '#src/contract/generated/types.ts'
import type { Money } from '../words/money.ts'
import type { VisitWording } from '../words/visit-words.ts'

/** An option of a choice, or a span of a number: above `above`, up to and with `upTo`. */
export interface RowChoice {
  input: InputRef
  option?: Id
  above?: number | undefined
  upTo?: number | undefined
}

/** A row of a price as text, with the choices that lead to it; no further choice is needed. */
export interface KindRow {
  choices: RowChoice[]
  text: string
  /** The least that a visitor pays, in minor units; null when that depends on more, as with a rate. */
  figure: number | null
  price: Price
}

/** What a price's texts depend on. The package may rename options. */
export interface PriceTextContext {
  category: Pick<Category, 'inputs'> & { packages: readonly Pick<Package, 'id' | 'title'>[] }
  package: Pick<Package, 'labels'> | null
  money: Money
  wording: Messages['price']
  /** The words for when the visit is, in prices of rules. */
  visit?: VisitWording
}

/** A row without choices. */
export function row(text: string, price: Price, figure: number | null): KindRow {
  return { choices: [], text, figure, price }
}

/** Prefixes rows with a choice. */
export function under(choice: RowChoice, rows: KindRow[]): KindRow[] {
  return rows.map(row => ({ ...row, choices: [choice, ...row.choices] }))
}

/** Whether a choice is of this span of a number. */
export function isSpan({ input, above, upTo }: RowChoice, span: RowChoice | undefined): boolean {
  return span !== undefined && input === span.input && above === span.above && upTo === span.upTo
}

/** The spans of steps over a number; the last has no end, whatever its step says. */
export function spans(steps: readonly { upTo?: number }[], input: Id): RowChoice[] {
  return steps.map(({ upTo }, position) => ({ input, above: steps[position - 1]?.upTo, upTo: steps[position + 1] && upTo }))
}
