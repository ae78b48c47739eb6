import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { COMPILED } from './compiled.ts'

const run = promisify(execFile)

/**
 * Runs a command of `scripts/commands` as npm does, in an environment that has nothing but what is given.
 * @returns whether it ended well, and what it printed, errors last
 */
export async function runCommand(
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<{ ok: boolean; said: string }> {
  return run(process.execPath, [`scripts/commands/${name}.ts`, ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env },
  }).then(
    ({ stdout, stderr }) => ({ ok: true, said: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stdout + stderr }),
  )
}
