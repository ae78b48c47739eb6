/** Runs every check of the project at full size: laws draw all their cases, and what is tried on a phone is tried again on a desk. Before a release. */
import { prepareBrowser } from '../lib/find-browser.ts'
import { STAGES } from '../lib/checks.ts'
import { runChecks } from '../lib/run-checks.ts'

process.env['TEST_ALL'] = '1'
prepareBrowser()
await runChecks([...STAGES, [['browser tests', 'playwright', 'test']]])
