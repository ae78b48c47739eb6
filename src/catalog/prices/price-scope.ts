import type { Id, Reason } from '#src/contract/generated/types.ts'
import type { InputPlan, NumberInputPlan, PackagePlan, PricePlan } from '../plan.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { Amount } from './price-amount.ts'

/** The surroundings of a price node while it is compiled. */
export interface PriceScope {
  pointer: ContentPointer
  inputById: ReadonlyMap<Id, InputPlan>
  reasonById: ReadonlyMap<Id, Reason>
  /** The packages that a table over $package must cover. */
  packages: readonly PackagePlan['package'][]
  /** Amounts of the item are multiples of 1 / denominator. */
  denominator: number
  /** Durations clamp a number to its maximum; prices above it become a consultation. */
  clampNumbers: boolean
  /** Inputs of the enclosing tables. */
  tables: readonly Id[]
  /** Compiles a node inside this one. */
  compile: (amount: Amount, scope: PriceScope) => PricePlan
  /** Returns the function to call whenever what a pointer names is reached; only in the publish check. */
  watch: ((pointer: string) => () => void) | null
}

/** Replaces a node that could not be compiled, after its problem was reported. */
export const NO_PRICE: PricePlan = { add: () => {}, most: 0 }

/** The scope of a child node. */
export function inside(scope: PriceScope, ...keys: (string | number)[]): PriceScope {
  return { ...scope, pointer: scope.pointer.at(...keys) }
}

/** Compiles a node that only some selections reach. */
export function branch(price: Amount, scope: PriceScope): PricePlan {
  const plan = scope.compile(price, scope)
  if (scope.watch === null) return plan
  const reached = scope.watch(scope.pointer.text)
  return {
    most: plan.most,
    add: (answers, accumulator) => {
      reached()
      plan.add(answers, accumulator)
    },
  }
}

/** Looks up the number input of a node; reports an unknown id or a choice. */
export function numberInput(id: Id, scope: PriceScope): NumberInputPlan | null {
  const pointer = scope.pointer.at('input')
  const input = pointer.find(scope.inputById, id, 'input')
  if (input === null) return null
  if (input.kind === 'number') return input
  pointer.report(`"${id}" is a choice; only a number can be counted`)
  return null
}

/** Converts a quantity to the input's steps; reports too many decimals. */
export function inSteps(quantity: number, input: NumberInputPlan, pointer: ContentPointer): number {
  const steps = Math.round(quantity * input.factor)
  if (steps / input.factor !== quantity) pointer.report(`${quantity} has more decimals than "${input.id}" allows`)
  return steps
}
