/** What results of queries are marked with, and what live events say has changed: the dataset as a whole. */
export function syncTagOf(dataset: string): string {
  return `s1:${Buffer.from(dataset).toString('base64url')}`
}
