/**
 * The results of statements that have been sent one after the other without waiting, in their order. The first that failed is told when all have ended, so that
 * none of them is still under way when its transaction ends.
 */
export async function together<T extends readonly unknown[]>(statements: readonly [...{ [K in keyof T]: Promise<T[K]> }]): Promise<T> {
  await Promise.allSettled(statements)
  return (await Promise.all(statements)) as unknown as T
}
