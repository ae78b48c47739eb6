/** Fast checks during development: types, lint, and tests that need nothing but the CPU. `npm test` runs all checks. */
import { LINT, TYPES } from '../lib/checks.ts'
import { pureTests } from '../lib/pure-tests.ts'
import { runChecks } from '../lib/run-checks.ts'

await runChecks([[TYPES, LINT], [['pure unit tests', 'vitest', 'run', '--project', 'unit', '--project', 'web', ...pureTests()]]])
