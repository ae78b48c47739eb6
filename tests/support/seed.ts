import * as fc from 'fast-check'

/**
 * What every property draws its cases from. It is fixed, so that a test answers today what it answered yesterday;
 * `SEED=random` draws another, which is printed, and `SEED=<number>` repeats a run.
 */
export const SEED = seedFrom(process.env['SEED'] ?? '1')

function seedFrom(wish: string): number {
  if (/^\d+$/.test(wish)) return Number(wish)
  if (wish !== 'random') throw new Error(`SEED must be a number or "random", not "${wish}"`)
  const seed = Math.floor(Math.random() * 2 ** 31)
  process.stdout.write(`SEED=${seed}\n`)
  return seed
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED })
