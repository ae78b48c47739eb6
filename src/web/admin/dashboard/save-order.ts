/** Saves changes of the same thing one after another, so that the last one is the one that stays; other things do not wait for it. */
export class SaveOrder {
  private readonly last = new Map<string, Promise<void>>()

  add(thing: string, save: () => Promise<void>): Promise<void> {
    const saved = (this.last.get(thing) ?? Promise.resolve()).then(save)
    this.last.set(
      thing,
      saved.catch(() => {}),
    )
    return saved
  }
}
