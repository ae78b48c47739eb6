import type { Business } from '#src/contract/generated/types.ts'

/** What a crew is called: they have numbers alone. */
export function crewTitle(crew: number): string {
  return `Crew ${crew}`
}

/** The crews to choose from, by number; all of them by the empty text. One that is asked for is there too when the business has fewer crews by now. */
export function crewChoices({ crews }: Pick<Business, 'crews'>, asked = ''): [crew: string, title: string][] {
  const own = Array.from({ length: crews }, (_, index) => index + 1)
  const past = Number(asked) > crews ? [Number(asked)] : []
  return [['', 'All'], ...[...own, ...past].map((crew): [string, string] => [String(crew), crewTitle(crew)])]
}
