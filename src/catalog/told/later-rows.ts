import type { Category, Day } from '#src/contract/generated/types.ts'
import { announcedDays } from '../dated/epochs.ts'
import { addDays } from '../days.ts'
import { dayName } from '../words/day-name.ts'
import { fill } from '../words/fill.ts'
import { addonLines } from './price-lines.ts'
import { type RuleRow, ruleRow } from './rule-rows.ts'
import { inAllTexts, toldPrice, type ToldScope, withPlus } from './told-price.ts'

/** A line of what is told of prices: of which item, with which choices. */
interface ToldLine {
  title: string
  label: string
  text: string
  /** That tax is added to the price: "plus tax". */
  plus?: string
}

/** The prices of a category that change on days to come, as far ahead as the business announces them: a row for each day, with the lines that then read otherwise. */
export function laterRows(category: Category, scope: ToldScope): RuleRow[] {
  return laterLines(category, scope, announcedDays(scope, scope.today)).map(({ day, lines: changed }) => rowOf(day, changed, scope))
}

/** The first day on which pages tell the prices of a category that change on a day to come; null where none change, or they are not announced. */
export function announcedOn(category: Category, day: Day, scope: ToldScope): Day | null {
  const { announceDays } = scope.content.business
  if (announceDays === 0 || !laterLines(category, scope, scope.epochs?.after(scope.today) ?? []).some(later => later.day === day)) return null
  const first = announceDays === undefined ? scope.today : addDays(day, -announceDays)
  return first < scope.today ? scope.today : first
}

/** The lines that read otherwise from some days on than from the one before, for each day with such. */
function laterLines(category: Category, scope: ToldScope, days: readonly Day[]): { day: Day; lines: ToldLine[] }[] {
  const { content, told = scope.today } = scope
  let before = toldLines(category, scope)
  return days.flatMap(day => {
    const revision = scope.epochs?.on(day)
    const later = revision?.content.categories.find(({ id }) => id === category.id)
    if (revision === undefined || later === undefined) return []
    const after = toldLines(later, { ...scope, ...revision, content: { ...content, categories: revision.content.categories }, today: day, told })
    const known = new Set(before.map(keyOf))
    const changed = after.filter(line => !known.has(keyOf(line)))
    before = after
    return changed.length === 0 ? [] : [{ day, lines: changed }]
  })
}

function rowOf(day: Day, changed: readonly ToldLine[], { content }: ToldScope): RuleRow {
  const lines = changed.map(({ title, label, text, plus }) => ({ label: label === '' ? title : `${title}, ${label}`, text: withPlus(text, plus) }))
  const title = fill(content.site.wording.priceList.from, { from: dayName(day, content.business.locale) })
  return { title, question: null, lines, conditions: [], text: null }
}

function toldLines(category: Category, scope: ToldScope): ToldLine[] {
  return [
    ...category.packages.flatMap(item => {
      const told = toldPrice(item, category, scope)
      const { rows, plus } = told
      const own = rows.map(({ labels, text }) => ({ label: labels.join(', '), text, ...(plus !== undefined && { plus }) }))
      const inAll = inAllTexts(told, scope).map(text => ({ label: '', text }))
      return lines(item.title, { lines: [...own, ...inAll] })
    }),
    ...category.addonGroups.flatMap(({ items }) => items.flatMap(addon => lines(addon.title, addonLines(addon, category, scope)))),
    ...(category.rules ?? []).flatMap(rule => lines(rule.title, ruleRow(rule, category, scope))),
  ]
}

function lines(title: string, { lines: own }: { lines: readonly Omit<ToldLine, 'title'>[] }): ToldLine[] {
  return own.map(line => ({ title, ...line }))
}

function keyOf({ title, label, text }: ToldLine): string {
  return JSON.stringify([title, label, text])
}
