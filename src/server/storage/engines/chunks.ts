import { setTimeout } from 'node:timers/promises'

const MAX_SIZE = 1024
/** At most this long, in ms, however long a chunk took: a job that is stopped while it rests ends only after that. */
const MAX_REST_MS = 200

/** How a long job shares the process with requests. */
export interface Pace {
  /** The duration of a chunk to aim at, in ms: longer ones block the event loop, or hold a row's lock. */
  chunkMs: number
  /** Items of the smallest chunk: of fewer, the transaction would cost more than its work. */
  minSize: number
  /** How long the job rests after a chunk, as a multiple of what the chunk took. */
  rest: number
}

/** Of what somebody waits for: as much time for the job as for requests. */
const BESIDE_REQUESTS: Pace = { chunkMs: 5, minSize: 4, rest: 1 }

/** Of what nobody waits for: so little of the time that few requests arrive during a chunk. */
export const BEHIND_REQUESTS: Pace = { chunkMs: 5, minSize: 16, rest: 9 }

/** Processes at most `size` items; returns how many. */
type ProcessChunk = (size: number) => Promise<number>

/** Does a long job in chunks at some pace, until one has fewer items than its size. */
export type InChunks = (processChunk: ProcessChunk) => Promise<void>

/**
 * Does a long job in chunks, until one has fewer items than its size or the job is stopped. Rests after each, so that others are served, and adapts the
 * size to how long it took.
 */
export async function inChunks(processChunk: ProcessChunk, isStopped: () => boolean = () => false, pace = BESIDE_REQUESTS): Promise<void> {
  let size = pace.minSize
  while (!isStopped()) {
    const began = performance.now()
    if ((await processChunk(size)) < size) return
    const took = performance.now() - began
    size = nextSize(size, took, pace)
    await setTimeout(Math.min(took * pace.rest, MAX_REST_MS))
  }
}

/** A power of two, so that there are few distinct statements; at most doubled, since one chunk may be fast by chance. */
function nextSize(size: number, took: number, { chunkMs, minSize }: Pace): number {
  const fitting = Math.min(MAX_SIZE, 2 * size, (size * chunkMs) / took)
  return 2 ** Math.floor(Math.log2(Math.max(minSize, fitting)))
}
