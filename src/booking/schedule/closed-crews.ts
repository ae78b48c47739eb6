import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { beginOf, type ClosedTime, endOf } from './closed-time.ts'

/** When a closure is, and for which crews. */
export type ClosedCrews = ClosedTime & Pick<Closure, 'crews'>

/**
 * Pairs each closure with every crew that it closes, from 1 to `crews`. A closure of any `one` crew closes an unnumbered one, named by a number below 0;
 * such closures share that number as long as they do not overlap. A closure of a crew that no longer exists closes nothing.
 */
export function crewsTaken<C extends ClosedCrews>(closures: readonly C[], crews: number): { closure: C; crew: number }[] {
  /** The end of the last closure of any one crew, by crew. */
  const ends: string[] = []
  return closures
    .toSorted((a, b) => compareTexts(beginOf(a), beginOf(b)))
    .flatMap(closure => {
      if (closure.crews === 'one') {
        const begin = beginOf(closure)
        const free = ends.findIndex(end => end <= begin)
        const index = free === -1 ? ends.length : free
        ends[index] = endOf(closure)
        return [{ closure, crew: -1 - index }]
      }
      const all = Array.from({ length: crews }, (_, index) => index + 1)
      return all.filter(crew => takes(closure, crew)).map(crew => ({ closure, crew }))
    })
}

/** The number of the crew that a closure names; undefined where it takes all, or any one. */
export function crewNamed(crews: Closure['crews']): number | undefined {
  return crews === 'all' || crews === 'one' ? undefined : Number(crews)
}

/** Whether a closure is known to take a crew. */
function takes({ crews }: Pick<Closure, 'crews'>, crew: number): boolean {
  return crews === 'all' || crewNamed(crews) === crew
}

/** What closures are known to take of one crew, by number, said as if it were all of them; without a crew, or with the empty text, the closures as they are. */
export function closedFor<C extends Pick<Closure, 'crews'>>(closures: readonly C[], crew: number | string = ''): readonly C[] {
  return crew === '' ? closures : closures.filter(closure => takes(closure, Number(crew))).map(closure => ({ ...closure, crews: 'all' }))
}

/** Whether a closure of some crews may concern others: only of two crews that are both known does one leave the other alone. */
export function mayConcern(crews: Closure['crews'], others: Closure['crews']): boolean {
  return crews === others || crewNamed(crews) === undefined || crewNamed(others) === undefined
}

/** Whether what closures leave is only counted, since one of them takes a crew that no key knows. */
export function isCounted(closures: readonly Pick<Closure, 'crews'>[]): boolean {
  return closures.some(({ crews }) => crews === 'one')
}

/** The crews, of so many, that closures take from a time of which each of them takes some. */
export function absentCrews(closures: readonly ClosedCrews[], crews: number): ReadonlySet<number> {
  return new Set(crewsTaken(closures, crews).map(({ crew }) => crew))
}

/** Whether closures take a whole day from each of so many crews. */
export function isDayOff(closures: readonly ClosedCrews[], day: Day, crews: number): boolean {
  const whole = closures.filter(({ from_time, first_day, last_day }) => from_time === null && first_day <= day && day <= last_day)
  return absentCrews(whole, crews).size >= crews
}
