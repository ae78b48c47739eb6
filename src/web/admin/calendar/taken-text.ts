import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { personName } from '../request/request-texts.ts'
import { crewTitle } from '../texts/crew-texts.ts'
import { visitSpan } from './blocks.ts'
import { PROBLEM_WORDS } from './moves.ts'

/** Who has the place over which a visit was dropped: "Crew 2 has Tom Ash 9:00 AM – 2:00 PM". @param crew the crew that it was to be given to, if any */
export function takenText(
  holders: readonly Appointment[],
  crew: number | undefined,
  { business, dates }: Pick<AdminContent, 'business' | 'dates'>,
): string {
  if (holders.length === 0) return PROBLEM_WORDS.taken
  const visits = holders.map(visit => {
    const span = visitSpan(visit, business.timeZone)
    return span === null ? personName(visit) : `${personName(visit)} ${dates.clock(span.start)} – ${dates.clock(span.end)}`
  })
  // Without a visit of that crew the holders are those of the others.
  const isOfCrew = crew !== undefined && holders.every(holder => holder.crew === crew)
  return `${isOfCrew ? `${crewTitle(crew)} has` : `${PROBLEM_WORDS.taken} by`} ${visits.join(', ')}`
}
