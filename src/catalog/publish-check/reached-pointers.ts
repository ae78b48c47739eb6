import type { Problem } from '#src/contract/decode.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'

/** Records which rows, bands, tiers and rules some selection reaches. */
export class ReachedPointers {
  /** Whether a pointer of the content was reached. */
  private readonly reached = new Map<string, boolean>()

  private readonly saidAt: (pointer: string) => string

  /** `saidAt` tells where content says what stands at a pointer: a named price is reached wherever it is written out. */
  constructor(saidAt: (pointer: string) => string = pointer => pointer) {
    this.saidAt = saidAt
  }

  /** Passed to `compile`: registers a pointer and returns the function to call when it is reached. */
  readonly watch = (written: string): (() => void) => {
    const pointer = this.saidAt(written)
    if (!this.reached.has(pointer)) this.reached.set(pointer, false)
    return () => void this.reached.set(pointer, true)
  }

  /**
   * Reports every unreached pointer, except those inside one that is reported, and those in `unknown` parts, of which not everything was tried; `causes`
   * are said in their place.
   */
  report({ problems }: ContentPointer, unknown: readonly ContentPointer[], causes: ReadonlyMap<string, Problem>): void {
    let unreached: string | null = null
    const inOrder = [...this.reached.keys()].filter(pointer => this.reached.get(pointer) === false).sort()
    for (const pointer of inOrder) {
      if (unknown.some(({ text }) => pointer.startsWith(`${text}/`))) continue
      if (unreached !== null && pointer.startsWith(`${unreached}/`)) continue
      unreached = pointer
      problems.push(causes.get(pointer) ?? { pointer, message: 'no selection can reach this: remove it, or correct what leads to it' })
    }
  }
}
