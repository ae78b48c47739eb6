import type { Appointment, Business } from '#src/contract/generated/types.ts'

/** What a crew is called: they have numbers alone. */
export function crewTitle(crew: number | string): string {
  return `Crew ${crew}`
}

/** The crew whose time a visit holds, or that a view or form asks for, as it is called; null where all is one crew's, where a visit holds none, and where any is asked for. */
export function crewOf({ crew = '' }: { crew?: number | string | undefined }): string | null {
  return crew === '' ? null : crewTitle(crew)
}

/** What a day without visits says, of all crews or of one. */
export function noVisitsText(crew: string): string {
  return `No visits ${crew === '' ? '' : `of ${crewTitle(crew)} `}on this day`
}

/** What is said before a visit is moved to where its own crew is not free; empty where it keeps it. */
export function otherCrewText(own: number | undefined, given: number | undefined): string {
  return own === undefined || given === undefined || own === given ? '' : `${crewTitle(own)} is not free then: now ${crewTitle(given)}`
}

/** The crew that a change has given a visit to, as one that takes its time again; null where it has kept its own. */
export function newCrew(before: Appointment, now: Appointment | null): string | null {
  return now === null || now.crew === before.crew ? null : crewOf(now)
}

/** The crews to choose from, by number; all of them by the empty text. One that is asked for is there too when the business has fewer crews by now. */
export function crewChoices({ crews }: Pick<Business, 'crews'>, asked = '', all = 'All'): [crew: string, title: string][] {
  const own = Array.from({ length: crews }, (_, index) => index + 1)
  const past = Number(asked) > crews ? [Number(asked)] : []
  return [['', all], ...[...own, ...past].map((crew): [string, string] => [String(crew), crewTitle(crew)])]
}
