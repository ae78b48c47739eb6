import type { Category, Tax, Taxes } from '#src/contract/generated/types.ts'
import { compileRule, type RuleScope } from '../compile/compile-rules.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import { OF_VISIT } from '../estimate/amount-accumulator.ts'
import { addUndated } from '../estimate/apply-rule.ts'
import { openOf } from '../estimate/condition.ts'
import type { EstimateBuilder } from '../estimate/estimate-builder.ts'
import type { ResolvedSelection } from '../estimate/resolve.ts'
import type { RulePlan, TaxesPlan, TaxPlan } from '../plan.ts'
import { addTaxes } from './add-taxes.ts'
import { taxName } from './tax-name.ts'
import { compileTaxedLines } from './taxed-lines.ts'

/** Compiles the taxes on a category's prices: its own, else those of the business, which says how they are rounded. */
export function compileTaxes(category: Category, pointer: ContentPointer, scope: RuleScope, taxes: Taxes, locale: string | undefined): TaxesPlan {
  const shared = new ContentPointer(pointer.problems, '/business/taxes/list')
  const [given, place] = category.taxes === undefined ? [taxes.list, shared] : [category.taxes, pointer.at('taxes')]
  const list = given.map((tax, position) => compileTax(tax, category, place.at(position), scope, taxName(tax, taxes, locale)))
  return {
    list,
    applying: (selection, inUse, builder) => list.filter(({ rule }) => applies(rule, selection, inUse, builder)),
    add: (estimate, parts) => addTaxes(estimate, parts, taxes),
  }
}

/** Whether a tax applies; like a rule it is noted while the visit's day is not known, and waits for answers. */
function applies({ rule, when, reached }: RulePlan, selection: ResolvedSelection, inUse: number, builder: EstimateBuilder): boolean {
  const open = openOf(when, selection, inUse)
  if (open === 0) reached?.()
  else if (open !== null && (open & OF_VISIT) === 0) builder.missing |= open
  else if (open !== null) addUndated(rule, builder)
  return open === 0
}

function compileTax(tax: Tax, category: Category, pointer: ContentPointer, scope: RuleScope, name: string): TaxPlan {
  const { id, when, unless } = tax
  const rule = { id, title: name, ...(when && { when }), ...(unless && { unless }), effect: { kind: 'amount' as const, amount: 0 } }
  return {
    tax,
    name,
    rule: compileRule(rule, category, pointer, scope),
    isOn: compileTaxedLines(tax, category, pointer, scope),
  }
}
