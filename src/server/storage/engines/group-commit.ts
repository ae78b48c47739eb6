import { isUnavailable } from './unavailable.ts'

interface Waiting<T, R> {
  item: T
  resolve: (result: R) => void
  reject: (error: unknown) => void
}

/**
 * Group commit: processes the items that wait at the same time together, at most `atOnce` batches at a time, and gives each item its own result. When
 * a batch of several fails, each item is tried alone, so that only the one at fault fails; when the database is unavailable, all fail. The first
 * batch takes the items that arrive until its scheduled start, each further one those that have arrived since.
 */
export function groupCommit<T, R>(
  processBatch: (items: readonly T[]) => Promise<readonly R[]>,
  schedule: (start: () => void) => void,
  atOnce = 1,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let running = 0

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await run(batch)
    }
    running -= 1
  }

  async function run(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await processBatch(batch.map(({ item }) => item))
      results.forEach((result, index) => batch[index]?.resolve(result))
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error)
      else await Promise.all(batch.map(one => run([one])))
    }
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (running === atOnce) return
      running += 1
      schedule(() => void runAll())
    })
}
