import { solutions } from '#src/booking/proof-of-work/puzzles.ts'
import type { Challenge } from '#src/contract/generated/types.ts'

/** Solves a proof-of-work challenge in a worker; without workers in slices on the main thread, so that the page stays responsive. */
export async function proveWork(challenge: Challenge, key: string): Promise<string> {
  const numbers = await inWorker(challenge, key).catch(() => inSlices(challenge, key))
  return `${challenge.token} ${numbers.join(',')}`
}

async function inWorker(challenge: Challenge, key: string): Promise<number[]> {
  const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('there is no worker')))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no target origin
    worker.postMessage({ challenge, key })
  }).finally(() => worker.terminate())
}

async function inSlices(challenge: Challenge, key: string): Promise<number[]> {
  const numbers: number[] = []
  for (const number of solutions(challenge, key)) {
    numbers.push(number)
    await new Promise(resolve => setTimeout(resolve))
  }
  return numbers
}
