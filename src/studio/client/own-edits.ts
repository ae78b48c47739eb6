const own = new Set<unknown>()

/** The id of a transaction that a press in this window sends. With an id of its own it can be sent again until it arrives. */
export function ownTransaction(): string {
  const id = crypto.randomUUID()
  own.add(id)
  return id
}

/** Whether a revision of a document was made by a press in this window: a form hears of it as of anybody's. */
export function isOwnEdit(revision: unknown): boolean {
  return own.has(revision)
}
