import type { ChildProcess } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'

/** Waits until a server that was started answers; fails when it ends. */
export async function whenReady(child: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) process.exit(child.exitCode)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok === true) return
    await after(100)
  }
}

/** Ends with a child, and ends the child when told to end. */
export function stopWith(child: ChildProcess, close: () => Promise<void>): void {
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
}
