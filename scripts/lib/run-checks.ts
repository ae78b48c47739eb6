import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A check's title and command; `node` means the project's Node. */
export type Check = readonly [title: string, command: string, ...args: string[]]

/** Checks that start together, since none needs what another makes. One that is alone in its stage shows its output as it comes. */
export type Stage = readonly Check[]

interface Failure {
  title: string
  end: string
}

/** Lines repeated for a failed check: enough for a test's name, location and expectation. */
const REPEATED_LINES = 60

/** Runs all checks, also after a failure, which sets exit code 1. Repeats the last output of failed checks at the end. */
export async function runChecks(stages: readonly Stage[]): Promise<void> {
  const failed: Failure[] = []
  for (const stage of stages) {
    const failures = await Promise.all(stage.map(check => runCheck(check, stage.length === 1)))
    failed.push(...failures.filter(failure => failure !== null))
  }
  for (const { title, end } of failed) console.log(`\n== failed: ${title}\n${end}`)
  console.log(`\n${failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.map(({ title }) => title).join(', ')}.`}`)
  console.log(`checks: ${stages.flat().length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

async function runCheck([title, command, ...args]: Check, isAlone: boolean): Promise<Failure | null> {
  const head = `\n== ${title}: ${[command, ...args].join(' ')}\n`
  const began = performance.now()
  let output = ''
  const show = (text: string) => void (isAlone ? process.stdout.write(text) : (output += text))
  show(head)
  const { code, end } = await run(command, args, show)
  show(`-- ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  process.stdout.write(output)
  return code === 0 ? null : { title, end }
}

/** Runs a command and shows its output; returns its exit code and its last output. */
async function run(command: string, args: readonly string[], show: (text: string) => void): Promise<{ code: number | null; end: string }> {
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  let end = ''
  for (const from of [child.stdout, child.stderr]) {
    from.setEncoding('utf8').on('data', (text: string) => {
      show(text)
      end = (end + text).split('\n').slice(-REPEATED_LINES).join('\n')
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, end }
}
