import type { Category, Id, Input, Messages, Package, Reason } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { Answers } from '../estimate/amount-accumulator.ts'
import type { CategoryPlan, InputPlan } from '../plan.ts'
import type { Money } from '../words/money.ts'

/** The inputs of a kind. */
export type InputOf<K extends Input['kind']> = Extract<Input, { kind: K }>

/** Behaviour of a kind of input wherever prices are computed; part of the visitor's form script. */
export interface InputKind<K extends Input['kind']> {
  /** Compiles the input at its index, and reports its problems. */
  compile: (input: InputOf<K>, index: number, scope: InputScope) => InputPlan
  /** An answer in words, beside the price that it counts in; empty for none. `text` is the answer as it was typed or chosen. */
  told: (input: InputOf<K>, text: string, scope: ToldAnswers) => string
}

/** The surroundings of an input while it is compiled. */
export interface InputScope {
  pointer: ContentPointer
  category: Category
  reasonById: ReadonlyMap<Id, Reason>
  /** The inputs that are asked, for those that follow from them. */
  askedById: ReadonlyMap<Id, InputPlan>
}

/** The answers that a price depends on. */
export interface ToldAnswers {
  plan: CategoryPlan
  answers: Answers
  /** Ids of the inputs that were asked for. */
  used: readonly Id[]
  chosen: Pick<Package, 'labels'> | null
  money: Money
  wording: Messages['price']
}

/** The bit of an input in a set of inputs. */
export function bitOf(index: number): number {
  return 1 << index
}
