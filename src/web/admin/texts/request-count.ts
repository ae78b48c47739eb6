/** A number of requests, in words. */
export function requestCount(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`
}
