import type { Day } from '#src/contract/generated/types.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import { type Fields, given, keyedList, textAt } from '../../draft/draft-value.ts'
import { type FormKind, type PriceProblem, problemAt, type ProblemContext } from './form-kind.ts'
import type { Figure } from './registry.ts'

/** A price, and those that follow it from days on. */
export interface Dated {
  form: 'dated'
  figure: Figure
  changes: NewPrice[]
}

export interface NewPrice {
  key: string
  from: Day | undefined
  figure: Figure
}

/** A price until a day, and the new one from then on. */
export const dated: FormKind<'dated', 'dated'> = {
  titles: { Price: 'New price from a day on', Duration: null },
  needs: null,
  problems: { dated: datedProblems },
  read(price, readFigure) {
    const figure = readFigure(price['price'])
    const changes: NewPrice[] = []
    for (const { key, item } of keyedList(price['changes'])) {
      const next = readFigure(item['price'])
      if (next === null) return null
      changes.push({ key, from: textAt(item, 'from'), figure: next })
    }
    return figure === null ? null : { form: 'dated', figure, changes }
  },
  write({ figure, changes }, { object, figure: write }) {
    const rows = changes.map(({ key, from, figure: next }) => ({ _key: key, _type: 'DatedChange', ...given({ from }), price: write(next) }))
    return object('dated', { price: write(figure), changes: rows })
  },
  figures: ({ figure, changes }) => [figure, ...changes.map(change => change.figure)],
  numberInput: () => undefined,
  begin: (figure, { newKey }) => ({ form: 'dated', figure, changes: [{ key: newKey(), from: undefined, figure }] }),
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
