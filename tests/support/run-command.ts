import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { COMPILED } from './compiled.ts'

const run = promisify(execFile)

/**
 * Runs a command of `scripts/commands` as npm does, in an environment that has nothing but what is given.
 * @returns whether it ended well, and what it printed, errors last
 * @throws when it ended otherwise than by 0 or 1, as by a signal
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
    (failure: { code: unknown; stdout: string; stderr: string }) => {
      if (failure.code !== 1) throw failure
      return { ok: false, said: failure.stdout + failure.stderr }
    },
  )
}
