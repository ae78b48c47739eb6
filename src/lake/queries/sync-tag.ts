/** The sync tag of query results and live events; one tag covers the whole dataset. */
export function syncTagOf(dataset: string): string {
  return `s1:${Buffer.from(dataset).toString('base64url')}`
}
