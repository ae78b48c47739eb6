import type { Day } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { isCalendarDay } from '../days.ts'
import { BEGINNING, type ContentByDay } from './content-by-day.ts'
import { isDated, type WithPrices } from './on-day.ts'

/** Limit of the epochs of all prices together: each is proved as if it were content of its own. */
const MOST_EPOCHS = 25

/** After any day. */
const END: Day = '9999-12-31'

/** Checks the days on which prices change: in order, each once, and none at which what it stands in has another price. `root` is that of the content. */
export function checkChanges({ starts }: ContentByDay<WithPrices>, { categories, visit }: WithPrices, root: ContentPointer): void {
  categories.forEach((category, position) => checkPart(category, root.at('categories', position), BEGINNING, END))
  checkPart(visit, root.at('visit'), BEGINNING, END)
  if (root.problems.length === 0 && starts.length > MOST_EPOCHS)
    root
      .at('categories')
      .report(`prices change on ${starts.length - 1} days: at most ${MOST_EPOCHS - 1} can be proved; fold away those that are past`)
}

/** Checks a part that holds from a day on until another, which does not count. */
function checkPart(part: unknown, pointer: ContentPointer, from: Day, until: Day): void {
  if (typeof part !== 'object' || part === null) return
  if (!isDated(part)) return Object.entries(part).forEach(([key, inner]) => checkPart(inner, pointer.at(key), from, until))
  const { price, changes } = part
  const wrong = changes.map(({ from: day }, position) => dayProblem(day, changes[position - 1]?.from ?? BEGINNING))
  wrong.forEach((problem, position) => problem !== null && pointer.at('changes', position, 'from').report(problem))
  if (wrong.some(problem => problem !== null)) return
  const holding = [{ from, price, at: pointer.at('price') }, ...changes.map((change, at) => ({ ...change, at: pointer.at('changes', at, 'price') }))]
  holding.forEach((each, position) => {
    const [first, end] = [later(each.from, from), earlier(holding[position + 1]?.from ?? END, until)]
    if (first < end) checkPart(each.price, each.at, first, end)
    else each.at.report('never holds: by then, what this price stands in has another')
  })
}

function dayProblem(day: Day, before: Day): string | null {
  if (!isCalendarDay(day)) return `there is no day ${day}`
  if (day === before) return `${day} stands here a second time: one price holds from a day on`
  return day > before ? null : `${day} must come after ${before}: new prices stand in the order of their days`
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}
