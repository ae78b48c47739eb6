import type { Day } from '#src/contract/generated/types.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import { type Fields, fieldsOf, given, keyedList, textAt } from '../../draft/draft-value.ts'
import { bySize, type BySize } from './by-size.ts'
import { type FormKind, type PriceProblem, problemAt, type ProblemContext, type Writer } from './form-kind.ts'
import type { Figure } from './registry.ts'
import { steps, type Steps } from './steps.ts'

/** A price, and those that follow it from days on. */
export interface Dated {
  form: 'dated'
  price: DayPrice
  changes: NewPrice[]
}

export interface NewPrice {
  key: string
  from: Day | undefined
  price: DayPrice
}

/** What costs the same until the next new price: a figure, or a whole table or steps. */
export type DayPrice = Figure | BySize | Steps

/** A price until a day, and the new one from then on. */
export const dated: FormKind<'dated', 'dated'> = {
  titles: { Price: 'New price from a day on', Duration: null },
  needs: null,
  problems: { dated: datedProblems },
  read(price, readFigure) {
    const first = readDayPrice(price['price'], readFigure)
    const changes: NewPrice[] = []
    for (const { key, item } of keyedList(price['changes'])) {
      const next = readDayPrice(item['price'], readFigure)
      if (next === null) return null
      changes.push({ key, from: textAt(item, 'from'), price: next })
    }
    return first === null ? null : { form: 'dated', price: first, changes }
  },
  write({ price, changes }, writer) {
    const rows = changes.map(({ key, from, price: next }) => ({
      _key: key,
      _type: 'DatedChange',
      ...given({ from }),
      price: writeDayPrice(next, writer),
    }))
    return writer.object('dated', { price: writeDayPrice(price, writer), changes: rows })
  },
  figures: ({ price, changes }) => [price, ...changes.map(change => change.price)].flatMap(figuresOf),
  numberInput: ({ price }) => (price.form === 'steps' ? price.input : undefined),
  begin: (figure, { newKey, table }) => {
    const price = table ?? figure
    return { form: 'dated', price, changes: [{ key: newKey(), from: undefined, price }] }
  },
}

/** The problem with each day, in words for owners. */
export function dayProblems(days: readonly (Day | undefined)[]): (string | null)[] {
  return days.map((day, position) => {
    const before = days[position - 1] ?? ''
    if (day === undefined || day === '') return 'Choose the first day of this price'
    if (!isCalendarDay(day)) return `"${day}" is no day: write one such as 2027-01-01`
    if (day === before) return 'Another new price holds from this day on: remove one of them'
    return day > before ? null : 'Must be after the day before it'
  })
}

function datedProblems(price: Fields, { path, inside }: ProblemContext): PriceProblem[] {
  const changes = keyedList(price['changes'])
  const days = dayProblems(changes.map(({ item }) => textAt(item, 'from')))
  const inner = changes.flatMap(({ key, item }, position) => {
    const change = [...path, 'changes', { _key: key }]
    return [...problemAt(change, 'from', days[position]), ...inside(item['price'], [...change, 'price'])]
  })
  return [...inside(price['price'], [...path, 'price']), ...(changes.length === 0 ? problemAt(path, 'changes', 'Add a new price') : []), ...inner]
}

function readDayPrice(value: unknown, readFigure: (inner: unknown) => Figure | null): DayPrice | null {
  const price = fieldsOf(value)
  if (price['kind'] === 'by') return bySize.read(price, readFigure)
  return price['kind'] === 'bands' ? steps.read(price, readFigure) : readFigure(value)
}

function writeDayPrice(price: DayPrice, writer: Writer): Fields {
  if (price.form === 'bySize') return bySize.write(price, writer)
  return price.form === 'steps' ? steps.write(price, writer) : writer.figure(price)
}

function figuresOf(price: DayPrice): readonly Figure[] {
  if (price.form === 'bySize') return bySize.figures(price)
  return price.form === 'steps' ? steps.figures(price) : [price]
}
