import type { Business } from '#src/contract/generated/types.ts'

/** What a crew is called: they have numbers alone. */
export function crewTitle(crew: number): string {
  return `Crew ${crew}`
}

/** The crews to choose from, by number; all of them by the empty text. */
export function crewChoices({ crews }: Pick<Business, 'crews'>): [crew: string, title: string][] {
  return [['', 'All'], ...Array.from({ length: crews }, (_, index): [string, string] => [String(index + 1), crewTitle(index + 1)])]
}
