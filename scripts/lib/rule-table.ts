import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { policyRows } from '#src/catalog/told/policy-rows.ts'
import { lineText } from '#src/catalog/told/price-lines.ts'
import { type RuleRow, ruleRow, ruleRows } from '#src/catalog/told/rule-rows.ts'
import { taxRows } from '#src/catalog/told/tax-rows.ts'
import type { ToldScope } from '#src/catalog/told/told-price.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import type { Category, Content, Day, Rule } from '#src/contract/generated/types.ts'
import { counted, inColumns, MOST_LINES } from './price-table.ts'

/** Every rule, limit, tax and policy as pages say it: a line each, after the category that it is of; then how many are left out. */
export function ruleTable(content: Content, today: Day): string[] {
  const scope = { ...compiledRevision('checked', content, today), today }
  const { categories, visit } = scope.content
  const ofCategories = new Map<string, string[]>()
  for (const category of categories)
    for (const line of new Set(categoryLines(category, scope))) ofCategories.set(line, [...(ofCategories.get(line) ?? []), category.title])
  const rows = [
    ...[...ofCategories].map(
      ([line, titles]) => [titles.length > 1 && titles.length === categories.length ? 'all' : titles.join(', '), line] as const,
    ),
    ...visitRows(scope).map(row => [visit?.words.title ?? '', ruleLine(row)] as const),
  ]
  const lines = inColumns(rows.slice(0, MOST_LINES))
  return rows.length > lines.length ? [...lines, `  and ${counted(rows.length - lines.length, 'more rule')}`] : lines
}

function categoryLines(category: Category, scope: ToldScope): string[] {
  const { rules = [] } = category
  return [
    ...ruleRows(category, scope).map(row => ruleLine(row)),
    ...rules.filter(isForCode).map(rule => `${ruleLine(ruleRow(rule, category, scope))}, with a discount code`),
    ...[...taxRows(category, scope), ...policyRows(category, scope)].map(row => ruleLine(row)),
  ]
}

function isForCode({ when }: Rule): boolean {
  return when?.coupons !== undefined
}

function ruleLine(row: RuleRow): string {
  const parts = [
    ...(row.question === null ? [] : [row.question]),
    ...row.lines.map(lineText),
    ...row.conditions,
    ...(row.text === null ? [] : [row.text.replaceAll('\n', ' ')]),
  ]
  return parts.length === 0 ? row.title : `${row.title}: ${parts.join(', ')}`
}
