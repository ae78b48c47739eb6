/** Runs every check of the project, in the order in which they say most; each goes on to the next (the tests run against what was built), and the exit code is 1 when one failed. */
import { spawnSync } from 'node:child_process'
import { prepareBrowser } from './find-browser.ts'

/** A check is a command; `node` is the project's own. */
const CHECKS: readonly (readonly [title: string, command: string, ...args: string[]])[] = [
  ['lock files', 'node', 'scripts/check-lock.ts'],
  ['generated code is current', 'node', 'scripts/generate.ts', '--check'],
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check', '.'],
  ['nothing unused', 'knip'],
  ['content', 'node', 'scripts/content-check.ts'],
  ['build', 'node', 'scripts/build.ts'],
  ['sizes', 'node', 'scripts/check-sizes.ts'],
  ['unit, property and API tests', 'vitest', 'run'],
  ['browser tests', 'playwright', 'test'],
]

prepareBrowser()
const failed: string[] = []
for (const [title, command, ...args] of CHECKS) {
  console.log(`\n== ${title}: ${[command, ...args].join(' ')}`)
  const began = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(`-- ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (status !== 0) failed.push(title)
}
console.log(`\n${failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.join(', ')}.`}`)
console.log(`checks: ${CHECKS.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
