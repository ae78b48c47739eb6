import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A check's title and command; `node` means the project's Node. */
export type Check = readonly [title: string, command: string, ...args: string[]]

/** Lines repeated for a failed check: enough for a test's name, location and expectation. */
const REPEATED_LINES = 60

/** Runs all checks, also after a failure, which sets exit code 1. Repeats the last output of failed checks at the end. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const failed: { title: string; end: string }[] = []
  for (const [title, command, ...args] of checks) {
    console.log(`\n== ${title}: ${[command, ...args].join(' ')}`)
    const began = performance.now()
    const { code, end } = await run(command, args)
    console.log(`-- ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    if (code !== 0) failed.push({ title, end })
  }
  for (const { title, end } of failed) console.log(`\n== failed: ${title}\n${end}`)
  console.log(`\n${failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.map(({ title }) => title).join(', ')}.`}`)
  console.log(`checks: ${checks.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** Runs a command and shows its output; returns its exit code and its last output. */
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
