import type { Place } from '../problems.ts'

/** Remembers which rows, bands, tiers and rules are ever reached. */
export class WatchedPlaces {
  private readonly places: { pointer: string; isReached: boolean }[] = []

  /** To be given to compile: names a place and returns what is to be called whenever it is reached. */
  readonly watch = (pointer: string): (() => void) => {
    const place = { pointer, isReached: false }
    this.places.push(place)
    return () => {
      place.isReached = true
    }
  }

  /** Reports every place that nothing has reached, but not the places inside it. */
  report({ problems }: Place): void {
    let unreached: string | null = null
    const inOrder = this.places
      .filter(({ isReached }) => !isReached)
      .map(({ pointer }) => pointer)
      .sort()
    for (const pointer of inOrder) {
      if (unreached !== null && pointer.startsWith(`${unreached}/`)) continue
      unreached = pointer
      problems.push({ pointer, message: 'no selection can reach this: remove it, or correct what leads to it' })
    }
  }
}
