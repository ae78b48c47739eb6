import type { Place } from '../compile/problems.ts'

/** Records which rows, bands, tiers and rules some selection reaches. */
export class WatchedPlaces {
  /** Whether a place was reached, by JSON pointer. */
  private readonly places = new Map<string, boolean>()

  /** Passed to `compile`: registers a place and returns the function to call when it is reached. */
  readonly watch = (pointer: string): (() => void) => {
    if (!this.places.has(pointer)) this.places.set(pointer, false)
    return () => void this.places.set(pointer, true)
  }

  /** Reports every unreached place, except places inside one that is reported. */
  report({ problems }: Place): void {
    let unreached: string | null = null
    const inOrder = [...this.places.keys()].filter(pointer => this.places.get(pointer) === false).sort()
    for (const pointer of inOrder) {
      if (unreached !== null && pointer.startsWith(`${unreached}/`)) continue
      unreached = pointer
      problems.push({ pointer, message: 'no selection can reach this: remove it, or correct what leads to it' })
    }
  }
}
