/** Takes the place of ContentPointer in the scripts of browsers, which are sent checked content: it names no place, and its problems are nobody's. */
export class ContentPointer {
  at(): this {
    return this
  }

  report(): void {}

  find<T>(byId: ReadonlyMap<string, T>, id: string): T | null {
    return byId.get(id) ?? null
  }
}
