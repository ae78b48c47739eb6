import type { Addon, AddonGroup, Category, Day, Id, Package, Reason, Rule } from '#src/contract/generated/types.ts'
import type { Interval } from './estimate/interval.ts'
import type { Answers, Tally } from './estimate/tally.ts'

/** A compiled catalog: every reference is resolved, every price is a function. */
export interface Catalog {
  categories: readonly CategoryPlan[]
  categoryById: ReadonlyMap<Id, CategoryPlan>
}

export interface CategoryPlan {
  category: Category
  /** Index 0 is the package itself ($package); the category's inputs follow in order. */
  inputs: readonly InputPlan[]
  inputById: ReadonlyMap<Id, InputPlan>
  packages: readonly PackagePlan[]
  packageById: ReadonlyMap<Id, PackagePlan>
  addons: readonly AddonPlan[]
  addonById: ReadonlyMap<Id, AddonPlan>
  rules: readonly RulePlan[]
  times: NumberInputPlan | null
  /** Bits of the inputs that are always shown. */
  alwaysShown: number
  /** Sets of input ids by their bits, as far as they have been asked for. */
  idsByBits: Map<number, readonly Id[]>
}

export type InputPlan = ChoiceInputPlan | NumberInputPlan

export interface ChoiceInputPlan {
  kind: 'choice'
  id: Id
  index: number
  options: ReadonlyMap<Id, number>
}

export interface NumberInputPlan {
  kind: 'number'
  id: Id
  index: number
  /** Quantities are counted in steps of 1 / factor. */
  factor: number
  /** The limits, in steps. */
  min: number
  max: number
  overMax: Reason | null
  /** The last quantities, in steps, before some price or rule changes its behaviour: the publish check tries these and the ones after them. */
  breakpoints: Set<number>
}

/** A compiled price node: adds itself to a tally. */
export interface PricePlan {
  add: (answers: Answers, tally: Tally) => void
  /** The most it can add, for the proof that all arithmetic is exact. */
  most: number
}

/** The price or duration of one item: amounts are multiples of 1 / denominator and are rounded once. */
export interface AmountPlan extends PricePlan {
  denominator: number
  /** The rounded amount, when it depends on nothing; null when it has to be evaluated. */
  fixed: Interval | null
}

/** Something to say beside a price: the advice of an item, or a rule's notice with its price in minor units. */
export interface Note {
  id: Id
  kind: 'advice' | 'notice'
  title: string | null
  text: string | null
  low: number | null
  high: number | null
}

export interface PackagePlan {
  index: number
  package: Package
  price: AmountPlan
  duration: AmountPlan
  advice: readonly Note[]
}

export interface AddonPlan {
  index: number
  addon: Addon
  group: AddonGroup
  price: AmountPlan
  duration: AmountPlan | null
  advice: readonly Note[]
  max: number
  /** Packages it can be booked with; null: all. */
  onlyWith: ReadonlySet<Id> | null
  includedIn: ReadonlySet<Id>
}

export interface RulePlan {
  rule: Rule
  when: ConditionPlan
  effect: EffectPlan
  /** In the publish check: to be called whenever the rule applies. */
  reached: (() => void) | null
}

export interface ConditionPlan {
  package: ReadonlySet<Id> | null
  inputs: readonly InputTest[]
  /** Indexes of add-ons that must all be taken. */
  addons: readonly number[]
  /** Bits of weekdays, Sunday is bit 0; null: any. */
  weekdays: number | null
  from: Day | null
  until: Day | null
}

export interface InputTest {
  index: number
  holds: (answer: number) => boolean
}

export type EffectPlan =
  | { kind: 'add'; price: AmountPlan }
  | { kind: 'percent'; bps: number; of: 'package' | 'base' }
  | { kind: 'amount'; amount: number }
  | { kind: 'quote' | 'forbid'; reason: Reason }
  | { kind: 'advise'; note: Note }
  /** The price is null when there is none, and when it is fixed and the note has it already. */
  | { kind: 'notice'; note: Note; price: AmountPlan | null }
