/** Runs every check of the project, in the order in which they say most; each goes on to the next (the tests run against what was built), and the exit code is 1 when one failed. The end of what a failed check printed stands once more at the end: minutes of output lie between. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { prepareBrowser } from '../lib/find-browser.ts'

/** A check is a command; `node` is the project's own. */
const CHECKS: readonly (readonly [title: string, command: string, ...args: string[]])[] = [
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

/** Enough for a failed test: its name, where it failed, and what was expected there. */
const REPEATED_LINES = 60

/** Runs a command, shows what it prints, and gives its exit code and the end of what it printed. */
async function run(command: string, args: readonly string[]): Promise<{ code: number | null; end: string }> {
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  let end = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      to.write(text)
      end = (end + text).split('\n').slice(-REPEATED_LINES).join('\n')
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, end }
}

prepareBrowser()
const failed: { title: string; end: string }[] = []
for (const [title, command, ...args] of CHECKS) {
  console.log(`\n== ${title}: ${[command, ...args].join(' ')}`)
  const began = performance.now()
  const { code, end } = await run(command, args)
  console.log(`-- ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (code !== 0) failed.push({ title, end })
}
for (const { title, end } of failed) console.log(`\n== failed: ${title}\n${end}`)
console.log(`\n${failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.map(({ title }) => title).join(', ')}.`}`)
console.log(`checks: ${CHECKS.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
