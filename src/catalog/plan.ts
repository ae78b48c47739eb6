import type { Addon, AddonGroup, Category, Day, EstimateLine, Id, Package, Reason, Rule, Season, Tax } from '#src/contract/generated/types.ts'
import type { Estimate } from './estimate/estimate.ts'
import type { EstimateBuilder } from './estimate/estimate-builder.ts'
import type { ResolvedSelection } from './estimate/resolve.ts'
import type { Selection } from './estimate/selection.ts'
import type { Interval } from './estimate/interval.ts'
import type { Answers, AmountAccumulator } from './estimate/amount-accumulator.ts'

/** A compiled catalog, with references resolved and prices as functions. */
export interface Catalog {
  categories: readonly CategoryPlan[]
  categoryById: ReadonlyMap<Id, CategoryPlan>
}

export interface CategoryPlan {
  category: Category
  /** The reasons that it may name: its own, and those of the business. */
  reasonById: ReadonlyMap<Id, Reason>
  /** First the package itself ($package) and when the visit is ($start, $notice); the category's inputs follow in order. */
  inputs: readonly InputPlan[]
  inputById: ReadonlyMap<Id, InputPlan>
  /** The inputs that follow from others. */
  derived: readonly InputPlan[]
  packages: readonly PackagePlan[]
  packageById: ReadonlyMap<Id, PackagePlan>
  addons: readonly AddonPlan[]
  addonById: ReadonlyMap<Id, AddonPlan>
  rules: readonly RulePlan[]
  /** Undefined where content says nothing of taxes; what it does comes late in browsers (taxes/registry.ts). */
  taxes: TaxesPlan | undefined
  times: NumberInputPlan | null
  /** Bits of the inputs that are always shown, and of those that are not asked. */
  alwaysShown: number
  /** Cache of input ids by their bits. */
  idsByBits: Map<number, readonly Id[]>
}

export type InputPlan = ChoiceInputPlan | NumberInputPlan | CodeInputPlan

interface AnyInputPlan {
  id: Id
  index: number
  /** Bits of the inputs that are asked for it: its own, or those that it follows from. */
  asks: number
  /** Answers it from the others, where it follows from them; `given` are the answers as a selection has them. */
  derive?: (answers: number[], given: Selection['inputs']) => void
  /** Gives the reason for which there is no price where it is in use, if there is one. */
  refuse?: (answers: Answers, builder: Pick<EstimateBuilder, 'used' | 'addReason'>) => void
  /** No answer to each of what follows from it: a new answer has its own. */
  resets?: Record<Id, ''>
  /** The name of the form's text that says its answer too, unless somebody writes something else there. */
  fills?: string | undefined
  /** Bits of those that it waits for while it has no answer; all that are asked for it, when left out. */
  lacks?: (answers: Answers) => number
}

export interface ChoiceInputPlan extends AnyInputPlan {
  kind: 'choice'
  options: ReadonlyMap<Id, number>
  /** What its last option stands for, if that is none: a consultation. */
  outside?: PricePlan & { reason: Reason }
  /** The id of the option that follows from a code in its normal form; null where the visitor chooses. */
  lookUp?: (text: string) => Id | null
}

export interface NumberInputPlan extends AnyInputPlan {
  kind: 'number'
  /** Quantities are counted in steps of 1 / factor. */
  factor: number
  /** The limits, in steps. */
  min: number
  max: number
  overMax: Reason | null
  /** Quantities, in steps, after which some price or rule changes its behaviour; the publish check tries each and its successor. */
  breakpoints: Set<number>
  /** The numbers that it is the product of, if it is one. */
  factors?: readonly NumberInputPlan[]
}

/** A text, which is no number to prices: only whether it is there. */
export interface CodeInputPlan extends AnyInputPlan {
  kind: 'code'
  /** A text as it is kept; null when it is none that the input takes. */
  read: (text: string) => string | null
  /** A beginning of such texts as it is kept; null when it is none. */
  begins: (text: string) => string | null
  /** Texts to try, one for each outcome of what follows from it. */
  examples: Set<string>
}

/** A compiled price node: adds its amount to the accumulator. */
export interface PricePlan {
  add: (answers: Answers, accumulator: AmountAccumulator) => void
  /** Upper bound of the amount, for the proof that the arithmetic is exact. */
  most: number
}

/** The price or duration of one item, in multiples of 1 / denominator, rounded once. */
export interface AmountPlan extends PricePlan {
  denominator: number
  /** The rounded amount when it depends on no answer; null when it must be evaluated. */
  fixed: Interval | null
}

/** A text beside a price: the advice of an item or a rule, a rule's notice with its price in minor units, or a tax that the price includes with its share. */
export interface Note {
  id: Id
  kind: 'advice' | 'notice' | 'tax'
  title: string | null
  text: string | null
  low: number | null
  high: number | null
}

export interface PackagePlan {
  id: Id
  title: string
  index: number
  package: Package
  price: AmountPlan
  duration: AmountPlan
  advice: readonly Note[]
}

export interface AddonPlan {
  id: Id
  title: string
  index: number
  addon: Addon
  group: AddonGroup
  price: AmountPlan
  duration: AmountPlan | null
  advice: readonly Note[]
  max: number
  /** Packages that the add-on can be booked with; null for all. */
  onlyWith: ReadonlySet<Id> | null
  includedIn: ReadonlySet<Id>
}

export interface RulePlan {
  rule: Rule
  when: RuleCondition
  effect: EffectPlan
  /** Called whenever the rule applies; only in the publish check. */
  reached: (() => void) | null
}

/** When a rule applies: all that is asked for holds, and none of its exceptions. */
export interface RuleCondition extends ConditionPlan {
  unless: readonly Exception[]
}

/** What keeps a rule from applying. */
export interface Exception extends ConditionPlan {
  /** Called whenever the rule would apply without it; only in the publish check. */
  reached: (() => void) | null
}

export interface ConditionPlan extends DayTest {
  package: ReadonlySet<Id> | null
  inputs: readonly InputTest[]
  /** Indexes of the add-ons that must all be taken. */
  addons: readonly number[]
  counts: readonly AddonCountTest[]
}

/** How many of some add-ons must be taken, from `min` to `max`. */
export interface AddonCountTest {
  /** Indexes of the add-ons. */
  addons: ReadonlySet<number>
  min: number
  max: number
  /** Whether an add-on that is taken several times counts once. */
  isDifferent: boolean
}

/** On which days a visit must be. */
export interface DayTest {
  /** Bits of weekdays (Sunday is bit 0); null for any. */
  weekdays: number | null
  from: Day | null
  until: Day | null
  /** Days of every year, as MM-DD; it passes New Year when it begins after its end. */
  season: Season | null
}

export interface InputTest extends Pick<AnyInputPlan, 'index' | 'asks' | 'lacks'> {
  holds: (answer: number) => boolean
}

export type EffectPlan =
  | { kind: 'add'; price: AmountPlan }
  | PercentPlan
  | { kind: 'amount'; amount: number }
  | { kind: 'quote' | 'forbid'; reason: Reason }
  | { kind: 'advise'; note: Note }
  /** The price is null when there is none, or when it is fixed and already in the note. */
  | { kind: 'notice'; note: Note; price: AmountPlan | null }

/** Parts of a base, in basis points of its low and of its high end. */
export interface PercentPlan {
  kind: 'percent'
  bps: number
  highBps: number
  open: boolean
  /** Limits of what is added or taken off. */
  min: number
  max: number
  of: 'package' | 'base' | 'addons'
  /** Indexes of the add-ons that it is a part of, if it is. */
  addons: ReadonlySet<number>
}

/** The taxes on a category's prices: its own, or those of the business. */
export interface TaxesPlan {
  list: readonly TaxPlan[]
  /** The taxes that apply; notes what is not known before the visit's day is, and what answers are missing. */
  applying: (selection: ResolvedSelection, inUse: number, builder: EstimateBuilder) => readonly AppliedTax[]
  /** Adds taxes to an estimate, and the shares of those that it includes. `parts` are all of its lines. */
  add: (estimate: Estimate, parts: readonly TaxedPart[]) => Estimate
}

export interface TaxPlan extends AppliedTax {
  /** When it applies, as a rule that adds nothing. */
  rule: RulePlan
}

/** A tax that applies. */
export interface AppliedTax {
  tax: Tax
  /** With its percentage. */
  name: string
  /** Whether a line is one of those that it is a part of. */
  isOn: (line: EstimateLine) => boolean
}

/** Lines of an estimate, and the taxes that apply to them. */
export interface TaxedPart {
  lines: readonly EstimateLine[]
  taxes: readonly AppliedTax[]
}
