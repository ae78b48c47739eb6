import { ownValue } from '#src/contract/own-value.ts'
import type { Example, ExampleAnswer, ExampleVisit, Id } from '#src/contract/generated/types.ts'
import type { Selection, VisitTime } from '../estimate/selection.ts'
import type { CategoryPlan } from '../plan.ts'
import { minutesOf, timeOf } from '../time-of-day.ts'

/** A year, in minutes: as much notice as anybody gives. */
export const LONG_NOTICE = 365 * 24 * 60

/** What an example chooses, as a visitor would. */
export function selectionOf({ category, package: chosen, answers = [], addons = [], visit }: Example): Selection {
  const time = timeIn(visit)
  return {
    category,
    package: chosen,
    inputs: Object.fromEntries(answers.map(({ input, option, number, text }) => [input, option ?? number ?? text ?? ''])),
    addons: addons.flatMap(({ addon, count = 1 }) => Array.from({ length: count }, () => addon)),
    date: visit?.date ?? null,
    ...(time !== null && { time }),
  }
}

function timeIn(visit: Example['visit']): VisitTime | null {
  if (visit?.start === undefined) return null
  return { start: minutesOf(visit.start), notice: visit.notice === undefined ? LONG_NOTICE : Math.round(visit.notice * 60) }
}

/** How an example says a selection with a package; `used` are the ids of the inputs that it is asked. */
export function choicesIn(
  { category, package: chosen, inputs, addons, date, time }: Selection & { package: Id },
  used: readonly Id[],
  { addons: inOrder, inputById }: CategoryPlan,
): Omit<Example, 'title' | 'price'> {
  const answers = used.flatMap((input): ExampleAnswer[] => {
    const answer = ownValue(inputs, input)
    if (answer === undefined) return []
    if (typeof answer === 'number') return [{ input, number: answer }]
    return [{ input, ...(inputById.get(input)?.kind === 'code' ? { text: answer } : { option: answer }) }]
  })
  const taken = inOrder.flatMap(({ id }) => {
    const count = addons.filter(addon => addon === id).length
    return count === 0 ? [] : [{ addon: id, ...(count > 1 && { count }) }]
  })
  return {
    category,
    package: chosen,
    ...(answers.length > 0 && { answers }),
    ...(taken.length > 0 && { addons: taken }),
    ...(date !== null && { visit: { date, ...(time !== undefined && visitTime(time)) } }),
  }
}

function visitTime({ start, notice }: VisitTime): Omit<ExampleVisit, 'date'> {
  return { start: timeOf(start), ...(notice !== LONG_NOTICE && { notice: notice / 60 }) }
}

/** Where an example says what stands at a place of its selection (`package`, `inputs.size`, `addons`, `date`). */
export function placeIn({ answers = [], addons }: Example, place: string): (string | number)[] {
  const [name = '', id] = place.split('.')
  if (name === 'inputs') {
    const position = answers.findIndex(({ input }) => input === id)
    return position < 0 ? [] : ['answers', position]
  }
  if (name === 'addons') return addons === undefined ? [] : ['addons']
  return name === 'date' ? ['visit', 'date'] : [name]
}
