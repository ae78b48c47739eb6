import type { Place } from '../compile/problems.ts'

/** Remembers which rows, bands, tiers and rules are ever reached. */
export class WatchedPlaces {
  /** By JSON pointer, whether something has reached the place. */
  private readonly places = new Map<string, boolean>()

  /** To be given to compile: names a place and returns what is to be called whenever it is reached. */
  readonly watch = (pointer: string): (() => void) => {
    if (!this.places.has(pointer)) this.places.set(pointer, false)
    return () => void this.places.set(pointer, true)
  }

  /** Reports every place that nothing has reached, but not the places inside it. */
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
