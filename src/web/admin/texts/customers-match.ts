/** How many customers what is typed matches, in words. */
export function customersMatch(count: number): string {
  return count === 1 ? '1 customer matches' : `${count} customers match`
}
