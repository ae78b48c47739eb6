import type { Choice } from './choices.ts'

/** Counts the combinations that the check of a category tries. */
export class Budget {
  spent = 0
  private readonly max: number
  private widest: readonly Choice[] = []
  private most = 0

  constructor(max: number) {
    this.max = max
  }

  /** @throws {TooMany} when more than `max` combinations would be tried, with the choices that multiply. */
  spend(combinations: number, choices: readonly Choice[]): void {
    this.spent += combinations
    if (combinations > this.most) {
      this.most = combinations
      this.widest = choices
    }
    if (this.spent > this.max) throw new TooMany(this.max, this.widest)
  }
}

/** A category has more combinations than can be tried. */
export class TooMany extends Error {
  constructor(max: number, widest: readonly Choice[]) {
    const factors = widest
      .toSorted((a, b) => b.size - a.size)
      .map(({ name, size }) => `${name} (${size} ${name.startsWith('"') ? 'answers' : 'choices'})`)
    super(
      `has more than ${max} combinations to try: too many to be checked. These multiply, since they meet in prices, rules or limits: ${factors.join(', ')}`,
    )
  }
}
