import type { Day } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { CategoryPlan, PackagePlan, TaxesPlan } from '../plan.ts'
import type { Money } from '../words/money.ts'
import type { Found, PackageSpace } from './package-space.ts'
import type { Work } from './work.ts'

/** What may be a mistake in prices. */
export type LintKind = 'size' | 'quantity' | 'cliff' | 'bundle' | 'contents' | 'rule' | 'code' | 'coupon' | 'name' | 'scale' | 'free' | 'past'

/** A selection, or several that are bought together; `note` says what else is special about it. */
export interface Side {
  found: readonly Found[]
  note?: string
}

/** A mistake that there may be, shown by selections side by side where it is one of prices. */
export interface Finding {
  kind: LintKind
  pointer: ContentPointer
  /** The problem of the second side, compared with the first. */
  message: string
  sides: readonly [Side, Side] | readonly []
}

/** What a category's lints look at. */
export interface LintScope {
  plan: CategoryPlan
  /** The taxes on its prices: the plan is without them. */
  taxes: TaxesPlan | undefined
  pointer: ContentPointer
  money: Money
  /** The most that a package of any other category costs; 0 where there is none. */
  elsewhere: number
  /** Today at the business; null where that is not known. */
  today: Day | null
  work: Work
  /** All that can be chosen beside a package. */
  spaceOf: (item: PackagePlan) => PackageSpace
}
