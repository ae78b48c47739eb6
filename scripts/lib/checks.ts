import type { Check, Stage } from './run-checks.ts'

export const TYPES: Check = ['types', 'tsc', '-b']
export const LINT: Check = ['lint', 'oxlint', '--type-aware', '--deny-warnings']

/** What `npm test` and `npm run test:all` check before they open a browser. */
export const STAGES: readonly Stage[] = [
  [
    ['lock files', 'node', 'scripts/checks/check-lock.ts'],
    ['generated code is current', 'node', 'scripts/commands/generate.ts', '--check'],
    TYPES,
    ['build', 'node', 'scripts/commands/build.ts'],
  ],
  [
    LINT,
    ['format', 'oxfmt', '--check', '.'],
    ['nothing unused', 'knip'],
    ['content', 'node', 'scripts/commands/content-check.ts'],
    ['sizes', 'node', 'scripts/checks/check-sizes.ts'],
  ],
  [['unit, property and API tests', 'vitest', 'run']],
]
