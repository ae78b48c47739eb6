import { setTimeout } from 'node:timers/promises'

/** A portion should take so long: long work never holds up the event loop, or a row's lock, for much more. */
const PORTION_MS = 5
/** Below that, a transaction costs more than what it does. */
const SMALLEST_SIZE = 4
const LARGEST_SIZE = 1024

/** A portion of so many items at most; how many it did. */
type Portion = (size: number) => Promise<number>

/** Repeats a portion until it finds less than it may do, or it is time to stop; as much time is left for others in between. Sizes follow from how long portions take. */
export async function inPortions(portion: Portion, isStopped: () => boolean = () => false): Promise<void> {
  let size = SMALLEST_SIZE
  while (!isStopped()) {
    const began = performance.now()
    if ((await portion(size)) < size) return
    const took = performance.now() - began
    size = nextSize(size, took)
    await setTimeout(took)
  }
}

/** A power of two, so that there are few texts of statements; never more than twice as many, since one portion may be fast by chance. */
function nextSize(size: number, took: number): number {
  const fitting = Math.min(LARGEST_SIZE, 2 * size, (size * PORTION_MS) / took)
  return 2 ** Math.floor(Math.log2(Math.max(SMALLEST_SIZE, fitting)))
}
