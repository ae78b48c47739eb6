/** Runs every check of the project, most informative first, also after failures; the tests run against the build. `npm run test:all` runs them at full size. */
import { prepareBrowser } from '../lib/find-browser.ts'
import { STAGES } from '../lib/checks.ts'
import { runChecks } from '../lib/run-checks.ts'

prepareBrowser()
await runChecks([...STAGES, [['browser tests', 'playwright', 'test', '--grep-invert', '@again']]])
