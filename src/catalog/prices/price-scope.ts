import type { Id, Reason } from '#src/contract/generated/types.ts'
import type { InputPlan, NumberInputPlan, PackagePlan, PricePlan } from '../plan.ts'
import { type AmountAccumulator, type Answers, FIRST_INPUT, NO_ANSWER } from '../estimate/amount-accumulator.ts'
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
  /** Whether the price may look at when the visit is: that of a rule. */
  seesVisit?: true
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
  return watched(scope.compile(price, scope), scope)
}

/** A plan that tells when it is reached, where that is asked. */
export function watched(plan: PricePlan, scope: PriceScope): PricePlan {
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
  const isSeen = scope.seesVisit ?? (input === null || input.index >= FIRST_INPUT)
  if (!isSeen) pointer.report(`"${id}" is for rules: packages and add-ons cost the same at any time`)
  if (input?.kind === 'choice') pointer.report(`"${id}" is a choice; only a number can be counted`)
  if (input?.kind === 'code') pointer.report(`"${id}" is a text; only a number can be counted`)
  return input?.kind === 'number' ? input : null
}

/**
 * The answer to a number input, in steps; null while it is missing, and above the maximum, where a price becomes a consultation. A duration is then
 * that of the maximum.
 */
export function quantityOf(input: NumberInputPlan, { clampNumbers }: PriceScope, answers: Answers, accumulator: AmountAccumulator): number | null {
  const quantity = accumulator.answer(input, answers)
  if (quantity === NO_ANSWER) return null
  const reason = clampNumbers ? null : reasonAboveMax(input, answers)
  if (reason === null) return Math.min(quantity, input.max)
  accumulator.reasons.push(reason)
  return null
}

const NO_FACTORS: readonly NumberInputPlan[] = []

/** The reason of the first number above its maximum: one that this is the product of, or itself. */
function reasonAboveMax({ index, max, overMax, factors = NO_FACTORS }: NumberInputPlan, answers: Answers): Reason | null {
  for (const factor of factors) {
    const reason = reasonAboveMax(factor, answers)
    if (reason !== null) return reason
  }
  return (answers[index] ?? NO_ANSWER) > max ? overMax : null
}

/** Converts a quantity to the input's steps; reports too many decimals. */
export function inSteps(quantity: number, input: NumberInputPlan, pointer: ContentPointer): number {
  const steps = Math.round(quantity * input.factor)
  if (steps / input.factor !== quantity) pointer.report(`${quantity} has more decimals than "${input.id}" allows`)
  return steps
}
