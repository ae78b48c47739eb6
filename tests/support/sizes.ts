/**
 * How many cases a law draws, or MOST: how many selections one has whose every selection is tried. An everyday number for `npm test`, all of them for
 * `npm run test:all`, and as many as one likes with the variable of that name, as in `CATALOGS=10000 npx vitest run oracle`.
 */
export function sizeOf(
  variable: 'CATALOGS' | 'SELECTIONS' | 'FUZZ' | 'INJECTIONS' | 'MOST' | 'PAGES' | 'FAULTS',
  { everyday, all }: { everyday: number; all: number },
): number {
  return Number(process.env[variable] ?? (process.env['TEST_ALL'] === undefined ? everyday : all))
}
