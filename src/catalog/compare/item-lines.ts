import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Addon, Category, Duration, Input, ItemDifference, LineDifference, Package, Price, Rule } from '#src/contract/generated/types.ts'
import { durationRows } from '../words/duration-rows.ts'
import { perUnit, priceRows } from '../words/price-text.ts'
import type { FormRevision } from '../revision.ts'
import { rulePriceText } from '../words/rule-text.ts'
import { startingPrice } from '../words/starting-price.ts'

/** A line that the site shows for an item. */
export interface ItemLine {
  of: LineDifference['of']
  /** The choices that lead to it. */
  label: string
  text: string
}

/** A part of a category that the site shows, with its lines. */
export interface ShownItem {
  kind: ItemDifference['kind']
  id: string
  title: string
  lines: ItemLine[]
  /** Other data, only compared. */
  rest: string
}

/** Everything that the site shows of a category's prices, choices and durations, by item. */
export function shownItems(category: Category, revision: FormRevision): ShownItem[] {
  return [
    categoryItem(category, revision),
    ...category.packages.map(item => packageItem(item, category, revision)),
    ...category.addonGroups.flatMap(({ items }) => items.map(addon => addonItem(addon, category, revision))),
    ...category.inputs.flatMap(input => inputItems(input, revision)),
    ...(category.rules ?? []).map(rule => ruleItem(rule, category, revision)),
  ]
}

function categoryItem(category: Category, { content, money }: FormRevision): ShownItem {
  const { id, title, limit = { min: undefined, max: undefined } } = category
  const lowest = startingPrice(category, money, content.messages.price)
  const lines = [amountLine('price', lowest), amountLine('minimum', limit.min), amountLine('maximum', limit.max)]
  return item('category', id, title, lines.flat())

  function amountLine(of: ItemLine['of'], amount: number | null | undefined): ItemLine[] {
    return amount === null || amount === undefined ? [] : [line(of, money.text(amount))]
  }
}

function packageItem(shown: Package, category: Category, revision: FormRevision): ShownItem {
  const duration = shown.duration ?? category.duration
  return item('package', shown.id, shown.title, [
    ...priceLines(shown.price, shown.unitLabel, shown, category, revision),
    ...durationLines(duration, shown, category, revision),
  ])
}

function addonItem(addon: Addon, category: Category, revision: FormRevision): ShownItem {
  return item('addon', addon.id, addon.title, [
    ...priceLines(addon.price, addon.unitLabel, null, category, revision),
    ...(addon.duration === undefined ? [] : durationLines(addon.duration, null, category, revision)),
  ])
}

function inputItems(input: Input, { money }: FormRevision): ShownItem[] {
  if (input.kind === 'number') {
    const limits = [line('minimum', money.quantity(input.min)), line('maximum', money.quantity(input.max))]
    return [item('input', input.id, input.label, limits)]
  }
  const options = input.options.map(({ id, label }) => item('option', `${input.id}/${id}`, `${input.label}: ${label}`, []))
  return [item('input', input.id, input.label, []), ...options]
}

function ruleItem({ id, title, when, effect }: Rule, category: Category, revision: FormRevision): ShownItem {
  const reason = 'reason' in effect ? revision.content.business.reasons.find(known => known.id === effect.reason)?.text : undefined
  const text = [rulePriceText(effect, category, revision), reason ?? null].filter(part => part !== null).join(': ')
  return { ...item('rule', id, title, text === '' ? [] : [line('price', text)]), rest: canonicalJson([when ?? null, effect]) }
}

function priceLines(
  price: Price,
  unit: string | undefined,
  chosen: Package | null,
  category: Category,
  { content, money }: FormRevision,
): ItemLine[] {
  const wording = content.messages.price
  return priceRows(price, { category, package: chosen, money, wording }).map(({ labels, text }) =>
    line('price', perUnit(text, unit, wording), labels),
  )
}

function durationLines(duration: Duration, chosen: Package | null, category: Category, { content, money }: FormRevision): ItemLine[] {
  const rows = durationRows(duration, { category, package: chosen, money, messages: content.messages })
  return rows.map(({ labels, text }) => line('duration', text, labels))
}

function item(kind: ShownItem['kind'], id: string, title: string, lines: ItemLine[]): ShownItem {
  return { kind, id, title, lines: [line('title', title), ...lines], rest: '' }
}

function line(of: ItemLine['of'], text: string, labels: readonly string[] = []): ItemLine {
  return { of, label: labels.join(', '), text }
}
