/** Runs every check of the project, most informative first, also after failures; the tests run against the build. */
import { prepareBrowser } from '../lib/find-browser.ts'
import { type Check, runChecks } from '../lib/run-checks.ts'

const CHECKS: readonly Check[] = [
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
  ['browser tests', 'playwright', 'test'],
]

prepareBrowser()
await runChecks(CHECKS)
