/** A number of visits, in words. */
export function visitCount(count: number): string {
  return count === 1 ? '1 visit' : `${count} visits`
}
