import type { Example } from '#src/contract/generated/types.ts'
import type { Selection, VisitTime } from '../estimate/selection.ts'
import { minutesOf } from '../time-of-day.ts'

/** A year, in minutes: as much notice as anybody gives. */
export const LONG_NOTICE = 365 * 24 * 60

/** What an example chooses, as a visitor would. */
export function selectionOf({ category, package: chosen, answers = [], addons = [], visit }: Example): Selection {
  const time = timeOf(visit)
  return {
    category,
    package: chosen,
    inputs: Object.fromEntries(answers.map(({ input, option, number }) => [input, option ?? number ?? ''])),
    addons: addons.flatMap(({ addon, count = 1 }) => Array.from({ length: count }, () => addon)),
    date: visit?.date ?? null,
    ...(time !== null && { time }),
  }
}

function timeOf(visit: Example['visit']): VisitTime | null {
  if (visit?.start === undefined) return null
  return { start: minutesOf(visit.start), notice: visit.notice === undefined ? LONG_NOTICE : Math.round(visit.notice * 60) }
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
