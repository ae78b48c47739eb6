/** A figure of the benchmark: what was measured, its value, its baseline and its target. */
export interface Figure {
  name: string
  value: number
  unit: 'ratio' | 'ms' | 'µs' | '/s'
  aim: string
  holds: boolean
}

/** Runs alternatives in turn, round by round, so that noise affects all alike. Returns the median time of one call of each, in ms. */
export function compare<K extends string>(alternatives: Readonly<Record<K, () => void>>, { rounds = 15, roundMs = 40 } = {}): Record<K, number> {
  const names = Object.keys(alternatives) as K[]
  const times = new Map<K, number[]>(names.map(name => [name, []]))
  for (const name of names) runFor(alternatives[name], roundMs)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times.get(name)?.push(runFor(alternatives[name], roundMs))
  }
  return Object.fromEntries(names.map(name => [name, median(times.get(name) ?? [])])) as Record<K, number>
}

/** Returns the median time of single runs, in ms. */
export function timeOf(run: () => void, runs = 11): number {
  return median(
    Array.from({ length: runs }, () => {
      const began = performance.now()
      run()
      return performance.now() - began
    }),
  )
}

function runFor(run: () => void, ms: number): number {
  const began = performance.now()
  let calls = 0
  let now = began
  while (now - began < ms) {
    for (let batch = 0; batch < 16; batch++) run()
    calls += 16
    now = performance.now()
  }
  return (now - began) / calls
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A figure with an upper bound. */
export function atMost(value: number, most: number, unit: Figure['unit']): Omit<Figure, 'name'> {
  const shown = Number(value.toFixed(most === 0 ? 3 : 1))
  return { value: shown, unit, aim: `<= ${most}`, holds: shown <= most }
}

/** A figure with a lower bound. */
export function atLeast(value: number, least: number, unit: Figure['unit']): Omit<Figure, 'name'> {
  const shown = Number(value.toFixed(2))
  return { value: shown, unit, aim: `>= ${least}`, holds: shown >= least }
}

/** Returns a function that gives one item after the other, and again from the first. */
export function cycle<T>(items: readonly T[]): () => T {
  let index = 0
  return () => {
    const item = items[index++ % items.length]
    if (item === undefined) throw new Error('nothing to go through')
    return item
  }
}
