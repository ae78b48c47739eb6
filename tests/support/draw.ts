/** Random choices, made from one stream of whole numbers; zeros choose what is smallest and simplest. */
export interface Draw {
  /** A whole number; both ends count. */
  between(low: number, high: number): number
  chance(percent: number): boolean
  one<T>(list: readonly T[]): T
  /** At least one of them, each at most once, in their order. */
  some<T>(list: readonly T[]): T[]
  times<T>(count: number, make: () => T): T[]
  shuffle<T>(list: readonly T[]): T[]
}

/** Plays recorded numbers, and zeros after their end. */
export function drawFromTape(numbers: readonly number[]): Draw {
  let at = 0
  return drawFrom(() => numbers[at++] ?? 0)
}

/** Plays an endless stream that the seed decides (mulberry32). */
export function drawFromSeed(seed: number): Draw {
  let state = seed >>> 0
  return drawFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  })
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

function drawFrom(next: () => number): Draw {
  const between = (low: number, high: number) => low + (next() % (high - low + 1))
  const chance = (percent: number) => between(0, 99) >= 100 - percent
  const one = <T>(list: readonly T[]): T => {
    const picked = list.length > 0 ? list.slice(between(0, list.length - 1))[0] : undefined
    if (picked === undefined) throw new Error('nothing to choose from')
    return picked
  }
  const some = <T>(list: readonly T[]): T[] => {
    const first = one(list)
    return list.filter(item => item === first || chance(40))
  }
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map(item => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  return { between, chance, one, some, times, shuffle }
}
