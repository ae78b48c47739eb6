import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'

/** Starts a child process. When either process ends, so does the other; `close` releases this process's own resources. */
export function startBeside(args: readonly string[], env: NodeJS.ProcessEnv, close: () => Promise<void>): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  process.once('exit', () => child.kill())
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    if (child.exitCode === null) child.kill('SIGTERM')
    await close()
    process.exit(code)
  }
  child.once('exit', code => void stop(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))
  return child
}

/** Waits until a started server answers. Has no timeout: when the child ends, so does this process. */
export async function whenReady(address: URL): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok === true) return
    await after(100)
  }
}
