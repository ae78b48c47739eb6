import type { Id, LookupRow } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { CodeInputPlan } from '../plan.ts'
import { filledIn } from './code.ts'

/** Rows of codes and of their beginnings, each leading to the index of an option. Of several beginnings the longest counts, and a whole code before any. */
export class LookupTable {
  private readonly values = new Map<string, number>()
  private readonly beginnings = new Map<string, number>()
  /** Of beginnings, the longest first. */
  private readonly lengths: readonly number[]
  private readonly code: CodeInputPlan

  /** Reports codes that the input does not take, and those that stand in two rows. `pointer` is that of the rows. */
  constructor(rows: readonly LookupRow[], code: CodeInputPlan, options: ReadonlyMap<Id, number>, pointer: ContentPointer) {
    this.code = code
    rows.forEach(({ option, values = [], beginnings = [] }, position) => {
      const rowPointer = pointer.at(position)
      const answer = rowPointer.at('option').find(options, option, 'option')
      if (values.length + beginnings.length === 0) rowPointer.report('names no code: add some, or remove the row')
      values.forEach((value, at) => put(code.read(value), value, answer, this.values, rowPointer.at('values', at)))
      beginnings.forEach((value, at) => put(code.begins(value), value, answer, this.beginnings, rowPointer.at('beginnings', at)))
    })
    this.lengths = [...new Set([...this.beginnings.keys()].map(({ length }) => length))].sort((a, b) => b - a)
  }

  /** The index of the option for a code in its normal form; null when no row has it. */
  find(text: string): number | null {
    const key = text.toLowerCase()
    const exact = this.values.get(key)
    if (exact !== undefined) return exact
    for (const length of this.lengths) {
      const found = length <= key.length ? this.beginnings.get(key.slice(0, length)) : undefined
      if (found !== undefined) return found
    }
    return null
  }

  /** A code for each option that rows lead to, and one that no row has, as far as there are such. */
  *examples(): Generator<string> {
    const tried = new Set<number | null>()
    for (const text of this.candidates()) {
      const kept = this.code.read(text)
      if (kept === null || tried.has(this.find(kept))) continue
      tried.add(this.find(kept))
      yield kept
    }
  }

  private *candidates(): Generator<string> {
    yield* this.values.keys()
    const shapes = [...this.code.examples].flatMap(text =>
      DIGITS.map(digit => filledIn(text.replaceAll(/[0-9]/g, '9'), digit, LETTERS[digit] ?? 'Z')),
    )
    for (const beginning of this.beginnings.keys()) {
      yield beginning
      yield* shapes.map(shape => beginning + shape.slice(beginning.length))
    }
    yield* shapes
    yield* ['Something else', 'Other']
  }
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(DIGITS.map((digit, at) => [digit, 'AEHKNRTVXZ'[at] ?? 'Z']))

function put(kept: string | null, typed: string, answer: number | null, into: Map<string, number>, pointer: ContentPointer): void {
  if (kept === null) return pointer.report(`"${typed}" is nothing that the question takes`)
  const key = kept.toLowerCase()
  if (into.has(key)) pointer.report(`"${typed}" stands in the table twice`)
  into.set(key, answer ?? 0)
}
