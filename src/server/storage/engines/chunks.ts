import { setTimeout } from 'node:timers/promises'

/** The duration to aim at, in ms: long work should not block the event loop, or hold a row's lock, for much longer. */
const CHUNK_MS = 5
/** Below this size, a transaction costs more than its work. */
const MIN_SIZE = 4
const MAX_SIZE = 1024

/** Processes at most `size` items; returns how many. */
type ProcessChunk = (size: number) => Promise<number>

/**
 * Does a long job in chunks, until one has fewer items than its size or the job is stopped. Pauses after each for as long as it took, so that others
 * are served, and adapts the size to that.
 */
export async function inChunks(processChunk: ProcessChunk, isStopped: () => boolean = () => false): Promise<void> {
  let size = MIN_SIZE
  while (!isStopped()) {
    const began = performance.now()
    if ((await processChunk(size)) < size) return
    const took = performance.now() - began
    size = nextSize(size, took)
    await setTimeout(took)
  }
}

/** A power of two, so that there are few distinct statements; at most doubled, since one chunk may be fast by chance. */
function nextSize(size: number, took: number): number {
  const fitting = Math.min(MAX_SIZE, 2 * size, (size * CHUNK_MS) / took)
  return 2 ** Math.floor(Math.log2(Math.max(MIN_SIZE, fitting)))
}
