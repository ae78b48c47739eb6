/** Fast checks during development: types, lint, and tests that need nothing but the CPU. `npm test` runs all checks. */
import { pureTests } from '../lib/pure-tests.ts'
import { runChecks } from '../lib/run-checks.ts'

await runChecks([
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['pure unit tests', 'vitest', 'run', '--project', 'unit', '--project', 'web', ...pureTests()],
])
