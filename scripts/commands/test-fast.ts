/** What can be known in a minute, while something is being written: types, lint, and the tests that need nothing but the processor. `npm test` says the rest. */
import { pureTests } from '../lib/pure-tests.ts'
import { runChecks } from '../lib/run-checks.ts'

await runChecks([
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['pure unit tests', 'vitest', 'run', '--project', 'unit', '--project', 'web', '--no-isolate', ...pureTests()],
])
