/** How much a category's lints may still try: they are warnings, and what nobody waits for. */
export class Work {
  private left: number

  constructor(most: number) {
    this.left = most
  }

  /** @throws {WorkDone} when nothing is left. */
  spend(): void {
    if (--this.left < 0) throw new WorkDone()
  }
}

/** A lint has tried as much as it may. */
export class WorkDone extends Error {}
