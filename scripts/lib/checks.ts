import type { Check } from './run-checks.ts'

/** What `npm test` and `npm run test:all` check before they open a browser. */
export const CHECKS: readonly Check[] = [
  ['lock files', 'node', 'scripts/checks/check-lock.ts'],
  ['generated code is current', 'node', 'scripts/commands/generate.ts', '--check'],
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check', '.'],
  ['nothing unused', 'knip'],
  ['content', 'node', 'scripts/commands/content-check.ts'],
  ['build', 'node', 'scripts/commands/build.ts'],
  ['sizes', 'node', 'scripts/checks/check-sizes.ts'],
  ['unit, property and API tests', 'vitest', 'run'],
]
