import type { Category, Id, InputCondition, Tax, When } from '#src/contract/generated/types.ts'
import type { CatalogContent } from '../compile/build-catalog.ts'
import { saidConditions } from '../conditions.ts'
import { checkConditions } from '../compile/check-rules.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { mostOfTotal } from '../compile/most-of.ts'
import { EXACT_LIMIT } from '../estimate/rounding.ts'
import type { Catalog, CategoryPlan } from '../plan.ts'
import type { VisitPlan } from '../visit/visit-plan.ts'
import { shareLines } from './share-lines.ts'

/** Checks the taxes of a business and of its categories; the names in them are looked up where they are compiled. `root` is that of the content. */
export function checkTaxes({ business, categories }: CatalogContent, catalog: Catalog, visit: VisitPlan | null, root: ContentPointer): void {
  const known = new Map<Id, Tax>()
  const shared = business.taxes?.list ?? []
  const sharedPointer = root.at('business', 'taxes', 'list')
  checkList(shared, catalog.categories[0], sharedPointer)
  categories.forEach(({ taxes: own }, position) => {
    if (own === undefined) return
    const pointer = root.at('categories', position, 'taxes')
    if (business.taxes === undefined) pointer.report('say in the business how taxes are rounded: "taxes"')
    else if (own.length === 0 && shared.length === 0) pointer.report('the business has no taxes: leave the empty list out')
    checkList(own, catalog.categories[position], pointer)
  })
  checkSame(shared, sharedPointer)
  categories.forEach(({ taxes }, position) => checkSame(taxes, root.at('categories', position, 'taxes')))
  checkExactness(
    shared,
    catalog.categories.filter(({ category }) => category.taxes === undefined),
    visit,
    sharedPointer,
  )
  catalog.categories.forEach((plan, position) => checkExactness(plan.category.taxes ?? [], [plan], visit, root.at('categories', position, 'taxes')))

  /** What has one id is one tax, also where several categories say of what and when. */
  function checkSame(list: readonly Tax[] = [], pointer: ContentPointer): void {
    list.forEach((tax, position) => {
      const other = known.get(tax.id)
      if (other !== undefined && (other.title !== tax.title || other.bps !== tax.bps || other.included !== tax.included))
        pointer.at(position, 'id').report(`another tax has the id "${tax.id}": the same name, percentage and "included", or another id`)
      else known.set(tax.id, tax)
    })
  }
}

/** Checks the taxes of one list; conditions against `plan`, which is any category for the list of the business, since that looks at days alone. */
function checkList(list: readonly Tax[], plan: CategoryPlan | undefined, pointer: ContentPointer): void {
  pointer.index(list, 'tax')
  list.forEach((tax, position) => {
    const { on, except } = tax
    if (plan !== undefined) checkConditions(tax, plan, pointer.at(position))
    if (saidConditions(tax).some(({ coupons }) => coupons !== undefined))
      pointer.at(position).report('looks at discount codes: a tax is the same for everybody, leave them out')
    if (on !== undefined && on.packages !== true && on.addons === undefined && on.rules === undefined)
      pointer.at(position, 'on').report('names nothing: leave it out for all of the total')
    if (on !== undefined && except !== undefined)
      pointer.at(position, 'except').report('"on" says what is taxed: say one of both, "on" for these lines alone or "except" for all but these')
    const other = list
      .slice(0, position)
      .find(earlier => earlier.id !== tax.id && (earlier.included || tax.included) && meet(earlier, tax, plan?.category))
    if (other !== undefined)
      pointer
        .at(position)
        .report(`is on the same prices as "${other.id}", and one of the two is included in them: name other lines, days, packages or answers`)
  })
}

/** Whether two taxes may be on the same line of one estimate, as far as that is told without trying: by their lines, days, packages and answers. */
function meet(one: Tax, other: Tax, category: Category | undefined): boolean {
  return shareLines(one, other, category) && !exclude(one.when, other.when)
}

function exclude(one: When = {}, other: When = {}): boolean {
  if (one.package !== undefined && other.package !== undefined && !overlap(one.package, other.package)) return true
  if (isBefore(one, other) || isBefore(other, one)) return true
  return (one.inputs ?? []).some(
    condition => other.inputs?.some(against => against.input === condition.input && !canBoth(condition, against)) === true,
  )
}

function isBefore({ date: first }: When, { date: second }: When): boolean {
  return (first?.until ?? '9') < (second?.from ?? '0')
}

function canBoth(one: InputCondition, other: InputCondition): boolean {
  if (one.options !== undefined && other.options !== undefined) return overlap(one.options, other.options)
  return Math.max(one.min ?? -Infinity, other.min ?? -Infinity) <= Math.min(one.max ?? Infinity, other.max ?? Infinity)
}

function overlap(one: readonly Id[], other: readonly Id[]): boolean {
  return one.some(id => other.includes(id))
}

/** Numerators of percentages are exact up to a limit, and so are their sums. */
function checkExactness(list: readonly Tax[], plans: readonly CategoryPlan[], visit: VisitPlan | null, pointer: ContentPointer): void {
  const most = plans.reduce((largest, plan) => Math.max(largest, mostOfTotal(plan)), 0)
  const whole = visit === null ? most : mostOfTotal(visit.plan, most * visit.visit.mostItems)
  list.forEach(({ bps }, position) => {
    if (whole * bps > EXACT_LIMIT)
      pointer.at(position, 'bps').report('the prices can grow too large for this tax to be computed exactly: lower amounts or the limits of inputs')
  })
}
