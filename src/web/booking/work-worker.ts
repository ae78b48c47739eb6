import { solutions } from '#src/booking/proof-of-work/puzzles.ts'
import type { Challenge } from '#src/contract/generated/types.ts'

/** Solves one challenge off the main thread. */
addEventListener('message', ({ data: { challenge, key } }: MessageEvent<{ challenge: Challenge; key: string }>) => {
  postMessage([...solutions(challenge, key)])
})
