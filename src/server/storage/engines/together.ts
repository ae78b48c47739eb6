/**
 * The results of statements that have been sent one after the other without waiting, in their order. The first that failed is told when all have ended, so that
 * none of them is still under way when its transaction ends.
 */
export async function together<T extends readonly Promise<unknown>[] | []>(statements: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements)
  return Promise.all(statements)
}
