/**
 * Returns the results of statements that were sent without waiting, in their order. Rejects with the first failure, but only after all have ended, so
 * that none is still under way when its transaction ends.
 */
export async function settleAll<T extends readonly Promise<unknown>[] | []>(statements: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements)
  return Promise.all(statements)
}
