import { crewNamed } from '#src/booking/schedule/closed-crews.ts'
import type { Business, Closure } from '#src/contract/generated/types.ts'
import { crewChoices } from '../texts/crew-texts.ts'

type Crews = Closure['crews']

/** Whom a closure may be for: everybody, or one of several crews; what a stored one is for stays a choice. */
export function closureCrews(business: Pick<Business, 'crews'>, stored: Crews = 'all'): [crews: Crews, title: string][] {
  const [, ...numbered] = crewChoices(business, String(crewNamed(stored) ?? ''))
  const any: [Crews, string][] = stored === 'one' ? [['one', 'One crew, whichever']] : []
  return [['all', 'Everybody'], ...numbered.filter(([crew]) => business.crews > 1 || crew === stored), ...any]
}
