import type { Category, Id, InputRef, Messages, NumberInput, Option, Package, PerPrice, Price } from '#src/contract/generated/types.ts'
import { fill } from './fill.ts'
import type { Money } from './money.ts'
import type { Interval } from './interval.ts'

type PriceWording = Messages['price']

/** A price that stands in one row of a table: it needs no further choice. */
export type RowPrice = Exclude<Price, { kind: 'by' | 'bands' }>

/** One row of a price as people read it: the choices that lead to it, and its text. */
export interface PriceRow {
  labels: string[]
  /** The options behind the labels, by input. */
  answers: Readonly<Record<Id, Id>>
  text: string
  price: RowPrice
}

/** What a price's texts depend on. The package names options in its own words. */
export interface PriceTextContext {
  category: Pick<Category, 'inputs'> & { packages: readonly Pick<Package, 'id' | 'title'>[] }
  package: Pick<Package, 'labels'> | null
  money: Money
  wording: PriceWording
}

/** Spreads a price into rows: one for every option, band and tier on the way to it. The only source of price text beside intervalText. */
export function priceRows(price: Price, context: PriceTextContext): PriceRow[] {
  const { money, wording } = context
  switch (price.kind) {
    case 'exact':
      return row(money.text(price.amount), price)
    case 'from':
      return row(fill(wording.from, { amount: money.text(price.amount) }), price)
    case 'range':
      return row(fill(price.open ? wording.openRange : wording.range, { low: money.text(price.low), high: money.text(price.high) }), price)
    case 'included':
      return row(wording.included, price)
    case 'quote':
      return row(wording.quote, price)
    case 'by':
      return optionsOf(price.input, context).flatMap(({ id, label }) => {
        const chosen = price.rows.find(({ option }) => option === id)?.price ?? price.else
        return chosen === undefined ? [] : under(label, priceRows(chosen, context), price.input === '$package' ? {} : { [price.input]: id })
      })
    case 'bands':
      return steps(price.bands, price.input, context, wording.upTo, wording.upTo).flatMap(({ label, step }) =>
        under(label, priceRows(step.price, context)),
      )
    case 'per':
      return perRows(price, context)
    case 'sum':
      return price.of
        .map(part => priceRows(part, context))
        .reduce((rows, next) => rows.flatMap(first => next.map(second => joined(first, second, price, wording))))
    case 'limit':
      return priceRows(price.price, context).map(inner => ({ ...inner, price, text: limited(inner.text, price, context) }))
  }
}

/** An amount of an estimate as people read it. */
export function intervalText({ low, high }: Interval, money: Money, wording: PriceWording): string {
  if (low === 0 && high === 0) return wording.included
  // A discount's ends are what it takes from the low and from the high total; only the first is counted.
  if (low < 0 || (high !== null && high < 0)) return money.text(low)
  if (high === null) return fill(wording.from, { amount: money.text(low) })
  if (low === high) return money.text(low)
  return fill(wording.range, { low: money.text(low), high: money.text(high) })
}

/** The text of a price that is for one of something, such as a pair. */
export function perUnit(text: string, unit: string | undefined, wording: PriceWording): string {
  return unit === undefined ? text : fill(wording.perUnit, { text, unit })
}

function row(text: string, price: RowPrice): PriceRow[] {
  return [{ labels: [], answers: {}, text, price }]
}

function perRows(price: PerPrice, context: PriceTextContext): PriceRow[] {
  const { each = 1, open } = price
  const unit = unitOf(price.input, each, context.category)
  const rateText = (rate: number) => {
    const { per, openPer, perEach, openPerEach } = context.wording
    const template = each === 1 ? (open ? openPer : per) : open ? openPerEach : perEach
    return fill(template, { rate: context.money.text(rate), each: context.money.quantity(each), unit })
  }
  if (price.tiers === undefined) return row(rateText(price.rate ?? 0), price)
  const { first, next } = context.wording
  return steps(price.tiers, price.input, context, first, next).map(({ label, step }) => ({
    labels: [label],
    answers: {},
    text: rateText(step.rate),
    price,
  }))
}

/** The steps over a number with their labels, in the words for the first and for those between it and the last. */
function steps<S extends { upTo?: number }>(
  all: readonly S[],
  input: InputRef,
  { category, money, wording }: PriceTextContext,
  first: string,
  between: string,
): { label: string; step: S }[] {
  const quantity = (value: number | undefined) => (value === undefined ? '' : money.quantity(value))
  return all.map((step, position) => {
    const above = all[position - 1]?.upTo
    const isLast = position === all.length - 1
    const template = above === undefined ? first : isLast ? wording.above : between
    const unit = unitOf(input, (isLast ? above : step.upTo) ?? 1, category)
    return { label: fill(template, { above: quantity(above), upTo: quantity(step.upTo), unit }), step }
  })
}

/** The options of a choice with what a package calls them; all packages, for a table over the chosen one. */
export function optionsOf(
  input: InputRef,
  { category, package: chosen }: Pick<PriceTextContext, 'category' | 'package'>,
): { id: string; label: string }[] {
  if (input === '$package') return category.packages.map(({ id, title }) => ({ id, label: title }))
  const options = category.inputs.flatMap(candidate => (candidate.id === input && candidate.kind === 'choice' ? candidate.options : []))
  return options.map(option => ({ id: option.id, label: optionLabel(chosen, input, option) }))
}

/** What an option is called: a package may have a name of its own for it. */
export function optionLabel(chosen: PriceTextContext['package'], input: Id, { id, label }: Option): string {
  return chosen?.labels?.find(own => own.input === input && own.option === id)?.label ?? label
}

/** What so many of a number input's answer are called. */
export function unitOf(input: InputRef, count: number, category: PriceTextContext['category']): string {
  const found = category.inputs.find(({ id }) => id === input)
  return found?.kind === 'number' ? unitName(found, count) : ''
}

/** One or several of a number input's unit. */
export function unitName({ unit, units }: NumberInput, count: number): string {
  return count === 1 ? unit : (units ?? unit)
}

function under(label: string, rows: PriceRow[], answers: PriceRow['answers'] = {}): PriceRow[] {
  return rows.map(row => ({ ...row, labels: [label, ...row.labels], answers: { ...answers, ...row.answers } }))
}

/** Two parts of a sum in one row; what is included needs no words beside a price. */
function joined(first: PriceRow, second: PriceRow, price: RowPrice, wording: PriceWording): PriceRow {
  const labels = [...new Set([...first.labels, ...second.labels])]
  const isFree = (part: PriceRow) => part.text === wording.included
  const text = isFree(second) ? first.text : isFree(first) ? second.text : fill(wording.and, { first: first.text, second: second.text })
  return { labels, answers: { ...first.answers, ...second.answers }, price, text }
}

function limited(text: string, { min, max }: { min?: number; max?: number }, { money, wording }: PriceTextContext): string {
  const lifted = min === undefined ? text : fill(wording.minimum, { text, amount: money.text(min) })
  return max === undefined ? lifted : fill(wording.maximum, { text: lifted, amount: money.text(max) })
}
